import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

/** Payload's own ways to a session or a new password. */
const WAYS_IN = new Set<string>(['login', 'refresh', 'forgotPassword', 'resetPassword']);

/**
 * Nobody comes to a session or a new password by Payload's own calls: the shop's count every try. Whoever reaches the
 * operation itself, by whatever path, stands here.
 */
export const onlyTheShopSignsIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (WAYS_IN.has(operation) && req.payloadAPI !== 'local') throw new Forbidden(req.t);
  return args;
};
