import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const RESETS = new Set<string>(['forgotPassword', 'resetPassword']);

/** The owner's password comes from the settings; no mail opens a way to another one (decision 008). */
export const noResetByMail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (RESETS.has(operation)) throw new Forbidden(req.t);
  return args;
};
