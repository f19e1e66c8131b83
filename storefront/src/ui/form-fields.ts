import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Connects inputs to a form: `{...field('name')}` adds a registration and its error. */
export function fieldsOf<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  const { formState } = form;
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, formState).error?.message,
  });
}

export type FieldOf<Values extends FieldValues> = ReturnType<typeof fieldsOf<Values, unknown>>;
