import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/client';

/** Puts what the server says about a form's fields beside them, and the focus into the first. */
export function showFieldErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
): void {
  const messages = error instanceof ApiError ? (error.answer?.errors ?? {}) : {};
  const refused = fields.filter((field) => messages[field]);
  refused.forEach((field, index) => {
    form.setError(field, { message: messages[field] }, { shouldFocus: index === 0 });
  });
}
