import {
  type AuthStrategy,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type Payload,
} from 'payload';
import { z } from 'zod';
import { adminToken } from '#server/accounts/admin-session';
import { endSessions, readSession, sessionEnd } from '#server/accounts/session';

/** Authenticates Payload's requests (decision 013). In the editor, the guard has put the token into a header. */
export const sessionStrategy: AuthStrategy = {
  name: 'shop-session',
  authenticate: async ({ headers, payload }) => {
    const [, given] = /^JWT (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
    const token = given ?? adminToken(payload, headers.get('Cookie') ?? undefined);
    const user = token ? await readSession(payload, 'admins', token) : null;
    return { user: user && { ...user, _strategy: 'shop-session' } };
  },
};

/** Removes Payload's own sign-in strategy, because anyone with the shop's secret could sign tokens for it. */
export function removePayloadStrategy(payload: Payload): void {
  payload.authStrategies = [sessionStrategy];
}

/** Payload's own operations that open a session or set a new password. */
const LOGIN_OPERATIONS = new Set<string>(['login', 'refresh', 'forgotPassword', 'resetPassword']);

/** Closes Payload's own login and password reset. They have no limits and use tokens of their own (decisions 008, 013). */
export const blockPayloadLogin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (LOGIN_OPERATIONS.has(operation)) throw new Forbidden(req.t);
  return args;
};

type MeHook = NonNullable<NonNullable<CollectionConfig['hooks']>['me']>[number];

/** The editor asks who's signed in and until when. Payload would read the answer from its own token. */
export const addSessionEnd: MeHook = async ({ args: { req }, user }) => ({
  user,
  exp: req.user ? Math.floor((await sessionEnd(req.payload, req.user)) / 1000) : 0,
});

const withPassword = z.object({ data: z.object({ password: z.string().min(1) }) });
const saved = z
  .union([z.object({ docs: z.array(z.object({ id: z.string() })) }), z.object({ id: z.string() })])
  .transform((result) => ('docs' in result ? result.docs : [result]));
const accountKind = z.enum(['customers', 'admins']);

/** Deletes an account's sessions after its password changes. */
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

export const endSessionsWithAccount: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  await endSessions(req.payload, accountKind.parse(collection.slug), String(id));
};
