import type { CollectionAfterDeleteHook, CollectionAfterOperationHook } from 'payload';
import { z } from 'zod';
import { endSessions } from '#server/accounts/session';

const withPassword = z.object({ data: z.object({ password: z.string().min(1) }) });
const saved = z
  .union([z.object({ docs: z.array(z.object({ id: z.string() })) }), z.object({ id: z.string() })])
  .transform((result) => ('docs' in result ? result.docs : [result]));
const accountKind = z.enum(['customers', 'admins']);

/** A new password has signed everybody out who came in with the old one; what is left of their sessions goes. */
export const endSessionsWithPassword: CollectionAfterOperationHook = async ({
  args,
  operation,
  collection,
  result,
}) => {
  const isUpdate = operation === 'update' || operation === 'updateByID';
  if (!isUpdate || !withPassword.safeParse(args).success) return result;
  for (const { id } of saved.parse(result))
    await endSessions(args.req.payload, accountKind.parse(collection.slug), id);
  return result;
};

/** Whose account is deleted is signed out. */
export const endSessionsWithAccount: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  await endSessions(req.payload, accountKind.parse(collection.slug), String(id));
};
