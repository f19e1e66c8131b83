import { HandCoins, Undo2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { RefundMethod } from '#domain/orders/refunds';
import { formatDollars } from '#domain/wire/money';
import { Checkbox } from '../../ui/checkbox';
import { ChoiceCards } from '../../ui/choice-cards';

interface MethodChoiceProps {
  value: RefundMethod;
  onChange: (method: RefundMethod) => void;
  /** The most that can go back each way, in cents. */
  most: Record<RefundMethod, number>;
}

/** How money goes back. */
export function MethodChoice({ value, onChange, most }: MethodChoiceProps) {
  return (
    <ChoiceCards
      legend="How it goes back"
      value={value}
      onValueChange={(chosen) => onChange(chosen === 'paypal' ? 'paypal' : 'recorded')}
      options={[
        {
          value: 'paypal',
          label: 'The way it was paid online',
          icon: <Undo2 size={24} strokeWidth={2} />,
          description:
            most.paypal > 0
              ? `PayPal gives back up to ${formatDollars(most.paypal)}.`
              : 'Nothing of it was paid online.',
          disabled: most.paypal === 0,
        },
        {
          value: 'recorded',
          label: 'By hand',
          icon: <HandCoins size={24} strokeWidth={2} />,
          description: `Up to ${formatDollars(most.recorded)}. You give it back, the shop writes it down.`,
          disabled: most.recorded === 0,
        },
      ]}
    />
  );
}

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
`;

interface TellCustomerProps {
  children: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether the customer is mailed. */
export function TellCustomer({ children, ...control }: TellCustomerProps) {
  const id = useId();
  return (
    <Line>
      <Checkbox id={id} {...control} />
      <label htmlFor={id}>{children}</label>
    </Line>
  );
}
