import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/client';
import type { OrderFormResult, OrderFormValues } from './order-form-values';

interface ShowRefusal {
  form: UseFormReturn<OrderFormValues, unknown, OrderFormResult>;
  /** Said where the server has no words. */
  otherwise: string;
}

const FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'shippingAddress',
  'shippingCharge',
  'status',
  'paymentStatus',
  'discountCode',
  'trackingNumber',
] as const;
const GLOVE_FIELDS = ['serviceId', 'laceColorId', 'gloveDetails', 'specialInstructions'] as const;

/** Puts the server's messages at the fields they are about, and the rest over the form. */
export function showRefusal(error: unknown, { form, otherwise }: ShowRefusal): void {
  const refused = (error instanceof ApiError && error.answer?.errors) || {};
  const paths: FieldPath<OrderFormValues>[] = [
    ...FIELDS,
    ...form
      .getValues('items')
      .flatMap((_glove, index) => GLOVE_FIELDS.map((field) => `items.${index}.${field}` as const)),
  ];
  const known = paths.filter((path) => refused[path]);
  for (const [place, path] of known.entries()) {
    form.setError(path, { message: refused[path] }, { shouldFocus: place === 0 });
  }
  const others = Object.entries(refused).flatMap(([path, message]) =>
    known.some((other) => other === path) ? [] : [message],
  );
  const message = others.length > 0 ? others.join(' ') : messageOf(error, otherwise);
  if (known.length === 0 || others.length > 0) form.setError('root', { message });
}
