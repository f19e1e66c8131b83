import type { ComponentProps } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { TextAreaField } from '../ui/text-area-field';
import { TextField } from '../ui/text-field';
import type { DraftFields, OrderFormValues } from './order-draft';
import type { FieldName } from './order-form';

type TypedField = Exclude<keyof DraftFields, 'deliveryMethod' | 'paymentMethod' | 'gloveImages'>;

export function useOrderField(name: TypedField | 'customerPassword') {
  const { field, fieldState } = useController<OrderFormValues, typeof name>({ name });
  return { ...field, error: fieldState.error?.message };
}

/** Returns the error of a field or another part of the order. */
export function useMessage(name: FieldName): string | undefined {
  return useFormState<OrderFormValues>({ name }).errors[name]?.message;
}

type OrderTextFieldProps = ComponentProps<typeof TextField> & {
  name: TypedField;
  accountValue?: string;
};

export function OrderTextField({ name, accountValue, ...props }: OrderTextFieldProps) {
  const { value, ...field } = useOrderField(name);
  return (
    <TextField {...field} {...props} value={accountValue ?? value} readOnly={accountValue !== undefined} />
  );
}

export function OrderTextArea({
  name,
  ...props
}: ComponentProps<typeof TextAreaField> & { name: TypedField }) {
  return <TextAreaField {...useOrderField(name)} {...props} />;
}

export function limitOf(schema: { maxLength: number | null }): number | undefined {
  return schema.maxLength ?? undefined;
}
