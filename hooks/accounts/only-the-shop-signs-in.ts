import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

/** Payload's own ways to a session or a new password. */
const WAYS_IN = new Set<string>(['login', 'refresh', 'forgotPassword', 'resetPassword']);

/**
 * Nobody comes to the owner's session or a new password by Payload's own ways, which count nothing, make tokens that the shop
 * does not know, and mail what would open the shop (decisions 008 and 013).
 */
export const onlyTheShopSignsIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (WAYS_IN.has(operation)) throw new Forbidden(req.t);
  return args;
};
