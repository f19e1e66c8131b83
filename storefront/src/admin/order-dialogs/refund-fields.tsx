import { HandCoins, Undo2 } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { RefundMethod } from '#domain/orders/refunds';
import { formatDollars } from '#domain/wire/money';
import { ChoiceCards } from '../../ui/choice-cards';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { HOW_CHOICES } from './order-choices';

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
          icon: <Undo2 size={24} />,
          description:
            most.paypal > 0
              ? `PayPal gives back up to ${formatDollars(most.paypal)}.`
              : 'Nothing of it was paid online.',
          disabled: most.paypal === 0,
        },
        {
          value: 'recorded',
          label: 'By hand',
          icon: <HandCoins size={24} />,
          description: `Up to ${formatDollars(most.recorded)}. You give it back, the shop writes it down.`,
          disabled: most.recorded === 0,
        },
      ]}
    />
  );
}

interface FieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** How money is given back by hand. */
export function HowField(field: FieldProps) {
  return <SelectField label="Given back as" options={HOW_CHOICES} {...field} />;
}

/** How much is given back; `most` in cents. */
export function AmountField({ most, ...field }: FieldProps & { most: number }) {
  return (
    <TextField
      label="Amount in dollars"
      hint={`Up to ${formatDollars(most)}`}
      inputMode="decimal"
      autoComplete="off"
      {...field}
    />
  );
}

/** Why it is given back; `hint` says who reads it. */
export function WhyField(field: FieldProps & { hint: string }) {
  return <TextAreaField label="Why (optional)" rows={3} {...field} />;
}
