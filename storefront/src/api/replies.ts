import { z } from 'zod';
import { replyView } from '#domain/replies/reply-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { api } from './client';
import { CUSTOMERS_KEY } from './customers';
import { ownersRead, useOwnersChange } from './owners-calls';

const pathOf = (orderId: string) => `${orderPath(orderId)}/replies`;

/** An order's emails, newest first, with their full text. */
export const repliesOf = (orderId: string) =>
  ownersRead([...ORDERS_KEY, orderId, 'replies'], z.array(replyView), { path: pathOf(orderId) });

const CHANGED = { stale: [ORDERS_KEY, CUSTOMERS_KEY], on: 'settled' } as const;

/** Accepts or discards a held email. */
export const useDecideReply = (orderId: string) =>
  useOwnersChange(CHANGED, ({ id, verdict }: { id: string; verdict: 'accept' | 'discard' }) =>
    api.post(`${pathOf(orderId)}/${encodeURIComponent(id)}/${verdict}`, {}, changedAnswer),
  );

/** Clears the warning that email isn't reaching an address. */
export const useDismissProblem = () =>
  useOwnersChange(CHANGED, (email: string) =>
    api.post('/api/admin/email-problems/dismiss', { email }, changedAnswer),
  );
