import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Payload,
  type Where,
} from 'payload';
import { z } from 'zod';
import { FAILURES, type FailureCode, SERVER_MESSAGES } from '#domain/api-calls/failures';
import { isUnconfirmedEditor } from '#server/accounts/own-sessions';
import { isOnAnOrder } from '#server/orders/find-order';
import { judgeOrderDeletion } from '#server/payments/unpaid-orders';
import { findOne } from '#server/platform/database/find';

/** Why something can't be deleted, or null if it can. */
type Judge = (payload: Payload, id: string) => Promise<FailureCode | null>;

const hasOrders = async (payload: Payload, where: Where): Promise<boolean> =>
  (await payload.db.count({ collection: 'orders', where })).totalDocs > 0;

const judgeOrdered: Judge = async (payload, id) =>
  (await isOnAnOrder(payload, id)) ? 'DELETE_IN_USE' : null;

/** Returns why a document must not be deleted, by collection (rule 18.9). */
const JUDGES: Partial<Record<CollectionSlug, Judge>> = {
  orders: judgeOrderDeletion,
  customers: async (payload, id) =>
    (await hasOrders(payload, { customer: { equals: id } })) ? 'DELETE_HAS_ORDERS' : null,
  services: judgeOrdered,
  'lace-colors': judgeOrdered,
  discounts: async (payload, id) => {
    const discount = await findOne(payload, 'discounts', { id: { equals: id } });
    const isUsed = discount && (await hasOrders(payload, { discountCode: { equals: discount.code } }));
    return isUsed ? 'DELETE_IN_USE' : null;
  },
};

/** To delete these, a person must have proved recently who they are (rule 19.3). */
const CONFIRMED: readonly CollectionSlug[] = ['orders', 'customers'];

const refused = (code: FailureCode, message: string = FAILURES[code][1]) =>
  new APIError(message, FAILURES[code][0], { code }, true);

async function refusePermanent(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  const code = await JUDGES[collection]?.(payload, id);
  if (code) throw refused(code);
}

const byId = z.object({ id: z.string() });

/** Rejects what can never be deleted, before the role or a confirmation is checked. */
export const refusePermanentFirst: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  req,
}) => {
  const parsed = byId.safeParse(args);
  if (operation === 'delete' && parsed.success && req.user?.collection === 'admins')
    await refusePermanent(req.payload, collection.slug, parsed.data.id);
  return args;
};

/** Rejects deletions that would leave gaps in the shop's records, for every caller. */
export const guardDeletion: CollectionBeforeDeleteHook = async ({ id, collection: { slug }, req }) => {
  await refusePermanent(req.payload, slug, String(id));
  if (CONFIRMED.includes(slug) && (await isUnconfirmedEditor(req)))
    throw refused('CONFIRM_AGAIN', SERVER_MESSAGES.signInToDelete);
};

const manyDeleted = z.object({
  docs: z.array(z.unknown()),
  errors: z.array(z.object({ message: z.string() })).min(1),
});

/** If all of a bulk deletion was refused, Payload answers with 400. This answers with the conflict and its reason. */
export const reportRefusedDeletions: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const { data } = operation === 'delete' ? manyDeleted.safeParse(result) : {};
  const [first] = data?.errors ?? [];
  if (first && data?.docs.length === 0 && !('overrideAccess' in args && args.overrideAccess))
    throw new APIError(first.message, 409, null, true);
  return result;
};
