import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { MESSAGES } from '#domain/messages';

const SIGN_IN = new Set(['login', 'refresh', 'forgotPassword', 'resetPassword', 'unlock']);

/** Customers sign in through the shop's own calls alone, not through the editor's REST interface. */
export const refuseRestSignIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'REST' && SIGN_IN.has(operation))
    throw new APIError(MESSAGES.notFound, 404, undefined, true);
  return args;
};
