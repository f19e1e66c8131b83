import { ValidationError, type ValidationFieldError } from 'payload';
import { FAILURES, type FailureCode, FIELD_FAILURES, isFailureCode } from '#domain/api-calls/failures';
import { photoQuotaMessage, tooManyMessage } from '#domain/words/shop-texts';

interface Details {
  errors?: Record<string, string>;
  message?: string;
}

/** A refusal for users. Its code decides the status and message (domain/api-calls/failures). */
export class ShopError extends Error {
  readonly status: number;
  readonly errors?: Record<string, string>;

  constructor(
    readonly code: FailureCode,
    { errors, message }: Details = {},
  ) {
    const [status, words] = FAILURES[code];
    super(message ?? words);
    this.status = status;
    this.errors = errors;
  }
}

/** Returns what was found. Throws a NOT_FOUND ShopError if nothing was. */
export function orNotFound<Found>(found: Found | null | undefined | false): Found {
  if (found === null || found === undefined || found === false) throw new ShopError('NOT_FOUND');
  return found;
}

const MESSAGES_BY_CODE = { RATE_LIMITED: tooManyMessage, PHOTO_QUOTA: photoQuotaMessage } as const;

export class TooManyError extends ShopError {
  constructor(
    readonly retryAfterSeconds: number,
    code: keyof typeof MESSAGES_BY_CODE = 'RATE_LIMITED',
  ) {
    super(code, { message: MESSAGES_BY_CODE[code](retryAfterSeconds) });
  }
}

/** A ValidationError with a code. Not a subclass, because Payload checks the constructor's name. */
export function fieldRefusal(
  code: FailureCode,
  refused: { collection: string; errors: ValidationFieldError[] },
): ValidationError {
  return Object.assign(new ValidationError(refused), { code });
}

/** Returns an error's own code, its only field's code, or VALIDATION. */
export function codeOfFields(error: Error, fields: readonly string[]): FailureCode {
  if ('code' in error && isFailureCode(error.code)) return error.code;
  const [field, ...others] = new Set(fields);
  return (others.length === 0 && field !== undefined && FIELD_FAILURES[field]) || 'VALIDATION';
}
