import { HandCoins, Undo2 } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import { RECORDED_HOW, type RecordedHow } from '#domain/orders/paid-how';
import { REASON_MAX } from '#domain/orders/refund-contract';
import { REFUND_METHODS, type RefundLimits, type RefundMethod } from '#domain/orders/refunds';
import { dollarsToCents, formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { ChoiceCards } from '../../ui/choice-cards';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { HOW_CHOICES } from './order-choices';
import * as texts from './refund-texts';

export const refundFields = {
  method: z.enum(REFUND_METHODS, MESSAGES.refundMethod),
  how: z.enum(RECORDED_HOW, MESSAGES.refundHow),
  reason: z.string().trim().max(REASON_MAX, MESSAGES.reasonTooLong),
  notify: z.boolean(),
};

export const REFUND_FIELDS = ['amount', 'how', 'reason'] as const;

/** A positive amount. It's typed in dollars and returned in cents. */
export const typedAmount = z
  .string()
  .transform((typed) => dollarsToCents(typed))
  .pipe(z.int(MESSAGES.refundAmount).min(1, MESSAGES.refundAmount));

export function defaultMethod({ paypal }: Pick<RefundLimits, 'paypal'>): RefundMethod {
  return paypal > 0 ? 'paypal' : 'recorded';
}

/** Returns the refund method that the API takes. `how` is only for refunds by hand. */
export function refundMethodOf(method: RefundMethod, how: RecordedHow) {
  return method === 'recorded' ? { method, how } : { method };
}

export const tooMuch = (most: number) => texts.refundLimitThisWay(formatDollars(most));

/** The most that each method can refund, in cents. */
export type Most = Record<RefundMethod, number>;

interface MethodChoiceProps {
  value: RefundMethod;
  onChange: (method: RefundMethod) => void;
  most: Most;
}

export function MethodChoice({ value, onChange, most }: MethodChoiceProps) {
  return (
    <ChoiceCards
      legend={texts.howToRefundIt}
      value={value}
      onValueChange={(refundMethod) => onChange(refundMethod === 'paypal' ? 'paypal' : 'recorded')}
      options={[
        {
          value: 'paypal',
          label: texts.backWherePaid,
          icon: <Undo2 size={24} />,
          description:
            most.paypal > 0 ? texts.paypalRefundLimit(formatDollars(most.paypal)) : texts.nothingPaidOnline,
          disabled: most.paypal === 0,
        },
        {
          value: 'recorded',
          label: texts.byHand,
          icon: <HandCoins size={24} />,
          description: texts.upToByHand(formatDollars(most.recorded)),
          disabled: most.recorded === 0,
        },
      ]}
    />
  );
}

interface FieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

export function HowField(field: FieldProps) {
  return <SelectField label={texts.refundedAs} options={HOW_CHOICES} {...field} />;
}

/** The refund amount, with `most` in cents. */
export function AmountField({ most, ...field }: FieldProps & { most: number }) {
  return (
    <TextField
      label={texts.amountInDollars}
      hint={texts.upToAmount(formatDollars(most))}
      inputMode="decimal"
      autoComplete="off"
      {...field}
    />
  );
}

/** The refund's reason. `hint` says who reads it. */
export function WhyField(field: FieldProps & { hint: string }) {
  return <TextAreaField label={texts.whyOptional} rows={3} {...field} />;
}
