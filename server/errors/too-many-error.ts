import { photoQuotaMessage, tooManyMessage } from '#domain/words/messages';
import { ShopError } from './shop-error';

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
