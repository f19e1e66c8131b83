import { FAILURES, type FailureCode } from '#domain/api-calls/failures';
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
