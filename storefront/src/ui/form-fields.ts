import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** Gives each input what it needs of its form: `{...field('name')}` is its registration and its error. */
export function fieldsOf<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  const { formState } = form;
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, formState).error?.message,
  });
}

/** What `fieldsOf` gives for a form of these values, for a part of that form. */
export type FieldOf<Values extends FieldValues> = ReturnType<typeof fieldsOf<Values, unknown>>;
