import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from './client';

/**
 * Shows the server's errors at a form's fields and focuses the first. With `otherwise`, shows its other errors above the form, or that text
 * if there are none.
 */
export function showFieldErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
  otherwise?: string,
): void {
  const { ...others } = (error instanceof ApiError && error.answer?.errors) || {};
  const refused = fields.filter((field) => others[field]);
  for (const [index, field] of refused.entries()) {
    form.setError(field, { message: others[field] }, { shouldFocus: index === 0 });
    delete others[field];
  }
  if (otherwise === undefined) return;
  const rest = Object.values(others);
  const message = rest.join(' ') || messageOf(error, otherwise);
  if (refused.length === 0 || rest.length > 0) form.setError('root', { message });
}
