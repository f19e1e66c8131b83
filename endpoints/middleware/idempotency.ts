import type { Request } from 'express';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '#domain/order-contract';

/** The key that a call was sent under, if any. Throws a ZodError for one that is none. */
export function idempotencyKeyOf(req: Request): string | undefined {
  return idempotencyKey.optional().parse(req.get(IDEMPOTENCY_HEADER));
}
