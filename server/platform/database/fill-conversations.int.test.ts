import { expect, it } from 'vitest';
import { conversationRank, NO_CONVERSATION } from '#domain/messages/conversation-rank';
import { ERASED } from '#domain/own-account/erasure';
import { findOrder } from '#server/orders/find-order';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../../payload-types';
import { changeIf } from './change-if';
import { fillConversations } from './fill-conversations';

const shop = await testShop();
const { id: serviceId } = await makeService(shop.payload);

const AT = '2026-05-04T12:00:00.123Z';
const LATER = '2026-05-05T12:00:00.456Z';
const message = (at: string, role: 'customer' | 'owner') => ({
  kind: 'message',
  at,
  text: 'Hi',
  actor: { role },
});

const OLDER: [state: string, fields: Partial<Order>, expected: number][] = [
  ['without a history', { story: null }, NO_CONVERSATION],
  ['without messages', {}, NO_CONVERSATION],
  [
    'answered',
    {
      story: [message(AT, 'customer'), message(LATER, 'owner'), { ...message(LATER, 'owner'), kind: 'note' }],
    },
    conversationRank({ lastAt: LATER }),
  ],
  [
    'that waits for an answer',
    { story: [message(AT, 'customer'), message(LATER, 'customer')], unansweredSince: AT },
    conversationRank({ unansweredSince: AT, lastAt: LATER }),
  ],
  [
    'of an erased customer',
    { story: [message(AT, 'customer')], customerEmail: ERASED.email },
    NO_CONVERSATION,
  ],
];

it.each(OLDER)(
  '33.4: an older order %s gets its place among the conversations',
  async (_state, fields, expected) => {
    const { payload } = shop;
    const { id } = await makeOrder(payload, serviceId);
    const data: Partial<Order> = { conversationRank: null, ...fields };
    await changeIf(payload, 'orders', id, {
      data,
      except: ['record-history', 'queue-news', 'confirm-order'],
    });
    await fillConversations(payload);
    await fillConversations(payload);
    expect((await findOrder(payload, id))?.conversationRank).toBe(expected);
  },
);

it('33.4: a place that was already set stays', async () => {
  const { payload } = shop;
  const { id } = await makeOrder(payload, serviceId);
  await changeIf(payload, 'orders', id, { data: { conversationRank: 77 } });
  await fillConversations(payload);
  expect((await findOrder(payload, id))?.conversationRank).toBe(77);
});
