import { tooManyMessage } from '#domain/messages';
import { ShopError } from './shop-error';

/** Somebody did something too often; they may come back after so many seconds (429 with Retry-After). */
export class TooManyError extends ShopError {
  constructor(
    readonly retryAfterSeconds: number,
    message = tooManyMessage(retryAfterSeconds),
  ) {
    super('too-many', message);
  }
}
