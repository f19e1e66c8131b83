import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { OUTBOX_KINDS } from '../email/outbox';
import { PUSH_KINDS, pushKindOf, pushKindsFor, pushText } from './push-kinds';

const ID = '3f2a91c4-1c1a-4b1e-8f00-000000000001';

describe('a role gets notifications only about what it may see', () => {
  cases([
    ['owner', [...PUSH_KINDS]],
    ['manager', [...PUSH_KINDS]],
    ['bench', ['orders']],
    ['customer', []],
    [null, []],
  ])('%s', ([role]) => pushKindsFor(role));
});

it.each([
  ['orders', 'New order', `/admin?order=${ID}`],
  ['messages', 'New message', `/admin?order=${ID}`],
  ['questions', 'New question', `/admin?tab=messages&question=${ID}`],
  ['reviews', 'New review', '/admin?tab=messages#reviews'],
  ['problems', 'Payment problem', '/admin'],
] as const)('one of %s leads to what it is about', (kind, title, url) => {
  expect(pushText([{ kind, about: { orderId: ID, questionId: ID } }])).toEqual({ title, url });
});

it('a summary counts each kind in order', () => {
  const events = (['messages', 'orders', 'orders', 'problems', 'problems', 'orders'] as const).map(
    (kind) => ({
      kind,
      about: {},
    }),
  );
  expect(pushText(events)).toEqual({ title: '3 new orders, 1 message, 2 payment problems', url: '/admin' });
});

it('every kind of notification goes out with an email to the owner', () => {
  expect(new Set(OUTBOX_KINDS.map(pushKindOf))).toEqual(new Set([undefined, ...PUSH_KINDS]));
});
