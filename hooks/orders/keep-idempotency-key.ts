import type { CollectionBeforeValidateHook } from 'payload';

/** The key of the call that makes an order is stored with it; no caller may write that field itself. */
export const keepIdempotencyKey: CollectionBeforeValidateHook = ({ data, operation, context }) =>
  operation === 'create' && data && context.idempotencyKey
    ? { ...data, idempotencyKey: context.idempotencyKey }
    : data;
