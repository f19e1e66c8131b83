import type { ComponentProps } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { TextAreaField } from '../ui/text-area-field';
import { TextField } from '../ui/text-field';
import type { DraftFields, OrderFormValues } from './order-draft';
import type { FieldName } from './order-form';

type TypedField = Exclude<keyof DraftFields, 'deliveryMethod' | 'paymentMethod' | 'gloveImages'>;

/** Ties a field of the wizard to its form. */
export function useOrderField(name: TypedField | 'customerPassword') {
  const { field, fieldState } = useController<OrderFormValues, typeof name>({ name });
  return { ...field, error: fieldState.error?.message };
}

/** What is said of a field, or of a part of the order that is no field. */
export function useMessage(name: FieldName): string | undefined {
  return useFormState<OrderFormValues>({ name }).errors[name]?.message;
}

type OrderTextFieldProps = ComponentProps<typeof TextField> & {
  name: TypedField;
  /** Stands in place of what was typed, and cannot be changed. */
  known?: string;
};

/** A line of text of the order. */
export function OrderTextField({ name, known, ...props }: OrderTextFieldProps) {
  const { value, ...field } = useOrderField(name);
  return <TextField {...field} {...props} value={known ?? value} readOnly={known !== undefined} />;
}

/** Several lines of text of the order. */
export function OrderTextArea({
  name,
  ...props
}: ComponentProps<typeof TextAreaField> & { name: TypedField }) {
  return <TextAreaField {...useOrderField(name)} {...props} />;
}

/** A limit of a schema as an input's attribute. */
export function limitOf(schema: { maxLength: number | null }): number | undefined {
  return schema.maxLength ?? undefined;
}
