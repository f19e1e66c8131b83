import { ValidationError, type ValidationFieldError } from 'payload';
import { type FailureCode, FIELD_FAILURES, isFailureCode } from '#domain/api-calls/failures';

/**
 * A refusal by Payload's own error, whose fields its editor shows, with the code that a call answers it with. (A class of its
 * own would be no ValidationError to Payload, which goes by the constructor's name.)
 */
export function fieldRefusal(
  code: FailureCode,
  refused: { collection: string; errors: ValidationFieldError[] },
): ValidationError {
  return Object.assign(new ValidationError(refused), { code });
}

/** The code of a refusal of fields: the one it was made with, that of the one wrong field, or VALIDATION. */
export function codeOfFields(error: Error, fields: readonly string[]): FailureCode {
  if ('code' in error && isFailureCode(error.code)) return error.code;
  const [field, ...others] = new Set(fields);
  return (others.length === 0 && field !== undefined && FIELD_FAILURES[field]) || 'VALIDATION';
}
