import { randomUUID } from 'node:crypto';
import { allAre } from './ten-at-once';

/**
 * The owner's calls about email replies, for ten windows at the same time. server/replies/imap-held.int.test.ts decides on a real one in
 * ten requests at the same time.
 */
export const replyWritings = (order: () => Promise<string>) => {
  const ofOrder = async () => `${await order()} ${randomUUID()}`;
  const path = 'POST /api/orders/:id/replies/:replyId';
  return {
    [`${path}/accept`]: { prepare: ofOrder, statuses: allAre(404) },
    [`${path}/discard`]: { prepare: ofOrder, statuses: allAre(404) },
    'POST /api/admin/email-problems/dismiss': {
      prepare: order,
      body: () => ({ email: 'gone@mail.test' }),
    },
  };
};
