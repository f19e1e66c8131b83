import { ValidationError, type ValidationFieldError } from 'payload';
import { FAILURES, type FailureCode, FIELD_FAILURES, isFailureCode } from '#domain/api-calls/failures';
import { photoQuotaMessage, tooManyMessage } from '#domain/words/shop-texts';

interface Details {
  /** The message of each field that is to blame, by its path. */
  errors?: Record<string, string>;
  /** What a person reads, where it says more than the code's own message. */
  message?: string;
}

/** A refusal that a person may read; its code decides status and message (domain/api-calls/failures). */
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

const WORDS = { RATE_LIMITED: tooManyMessage, PHOTO_QUOTA: photoQuotaMessage } as const;

/** Somebody did something too often; they may come back after so many seconds (429 with Retry-After). */
export class TooManyError extends ShopError {
  constructor(
    readonly retryAfterSeconds: number,
    code: keyof typeof WORDS = 'RATE_LIMITED',
  ) {
    super(code, { message: WORDS[code](retryAfterSeconds) });
  }
}

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
