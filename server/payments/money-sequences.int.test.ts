import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderMoney, storedMoney } from '#domain/orders/amount-due';
import { extraWorkOf } from '#domain/orders/extra-work';
import { ledgerOf } from '#domain/orders/ledger';
import { REFUND_METHODS, refundLimits } from '#domain/orders/refunds';
import { centsToDecimal } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { asAdmin } from '#server/testing/callers';
import { makeService } from '#server/testing/factories';
import { quickProvider } from '#server/testing/quick-provider';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';
import { findAttempts } from './attempts';
import { ProviderError } from './providers/provider';
import { refreshAttempt } from './record-captures';
import { askRefunds } from './record-refund';
import { cancelOrder, refundOrder } from './refund-order';
import { capturePayment, startPayment } from './start-payment';

// Every run uses the same sequences, so failures can be reproduced.
const SEED = 20_261_123;
// On MongoDB it takes four times as long, and a few hundred sequences are enough to check its writes.
const SEQUENCES = { mongoose: 300, sqlite: 2000 } as const;

const provider = quickProvider();
const shop = await testShop();
const { payload } = shop;
const admin = (await asAdmin(payload)).user;
if (admin?.collection !== 'admins') throw new Error('no owner');
const user = admin;
const serviceId = (await makeService(payload)).id;

class Killed extends Error {}

/** Kills the process at one of its next writes, before or after the write. */
let kill: { writes: number; isDone: boolean } | null = null;

function makeKillable(): void {
  const { updateOne, create } = payload.db;
  const killable =
    <Args, Result>(write: (args: Args) => Promise<Result>) =>
    async (args: Args): Promise<Result> => {
      const isKilled = kill !== null && kill.writes-- <= 0;
      if (isKilled && !kill?.isDone) throw new Killed();
      const result = await write(args);
      if (isKilled) throw new Killed();
      return result;
    };
  payload.db.updateOne = killable(updateOne);
  payload.db.create = killable(create);
}

const cents = fc.integer({ min: 1, max: 9000 });
const method = fc.constantFrom(...REFUND_METHODS);
const trouble = fc.constantFrom('lost', 'away', 'pending', 'failed', null, null, null, null);
const killAt = fc.option(fc.record({ writes: fc.nat(5), isDone: fc.boolean() }), { freq: 3 });

const step = fc.record({
  trouble,
  killAt,
  what: fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), amount: cents }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: cents, method }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), amount: cents }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('cancel' as const), amount: fc.option(cents), method }),
    },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function placeOrder(total: number): Promise<string> {
  const id = randomUUID();
  const order: Omit<Order, 'updatedAt' | 'createdAt'> = {
    id,
    customerName: 'Jo Catcher',
    customerEmail: 'jo@example.com',
    customerPhone: '555 010 2345',
    status: 'pending_payment',
    paymentStatus: 'pending',
    deliveryMethod: 'dropoff',
    items: [{ serviceId, gloveDetails: 'A mitt', gloveImages: [] }],
    subtotal: total,
    total,
    movements: [],
    amountPaid: 0,
    amountRefunded: 0,
    extraTotal: 0,
    amountDue: total,
    version: 0,
  };
  await payload.db.create({ collection: 'orders', data: order, returning: false });
  return id;
}

async function read(orderId: string): Promise<Order> {
  const order = await findOrder(payload, orderId);
  if (!order) throw new Error('the order is gone');
  return order;
}

async function pay(orderId: string): Promise<void> {
  const { amountDue } = storedMoney(await read(orderId));
  const input = { orderId, amount: centsToDecimal(amountDue), currency: 'USD', intent: 'CAPTURE' } as const;
  const { id } = await startPayment({ payload, provider }, input);
  expect(provider.orders.get(id)?.amount).toBe(amountDue);
  provider.approve(id);
  await capturePayment({ payload, provider }, id);
}

async function accept(orderId: string, amount: number): Promise<void> {
  const order = await read(orderId);
  if (order.status === 'canceled') return;
  const at = new Date().toISOString();
  const accepted = {
    id: randomUUID(),
    at,
    lines: [{ description: 'New palm lining', amount }],
    note: null,
    photos: [],
    expiresAt: at,
    status: 'accepted' as const,
    answeredAt: at,
    evidence: null,
    remindedAt: null,
  };
  const extraWork = [...extraWorkOf(order.extraWork), accepted];
  await changeIf(payload, 'orders', orderId, { data: { extraWork } });
}

async function recheck(orderId: string): Promise<void> {
  for (const { paypalOrderId } of await findAttempts(payload, orderId))
    if (paypalOrderId) await refreshAttempt({ payload, provider }, paypalOrderId);
  await askRefunds({ payload, provider }, orderId);
}

async function take(orderId: string, { what }: Step): Promise<void> {
  const call = { payload, user, provider: () => provider, id: orderId, idempotencyKey: randomUUID() };
  switch (what.kind) {
    case 'pay':
      return pay(orderId);
    case 'accept':
      return accept(orderId, what.amount);
    case 'refund': {
      const { amount, method: by } = what;
      const input = {
        amount,
        method: by,
        how: 'cash',
        reason: null,
        notify: false,
        captureId: null,
      } as const;
      await refundOrder({ ...call, input });
      // Repeats must not refund more.
      await refundOrder({ ...call, input });
      return;
    }
    case 'cancel': {
      const { amount, method: by } = what;
      const refund = amount === null ? null : ({ amount, method: by, how: 'cash' } as const);
      await cancelOrder({ ...call, ifMatch: undefined, input: { refund, reason: null, notify: false } });
      return;
    }
    case 'elsewhere':
      return provider.refundOnSite(orderId, what.amount);
    case 'look':
      return recheck(orderId);
  }
}

async function tryStep(orderId: string, taken: Step): Promise<void> {
  if (taken.trouble) provider.troubles.push(taken.trouble);
  kill = taken.killAt ? { ...taken.killAt } : null;
  try {
    await take(orderId, taken);
  } catch (error) {
    const isExpected =
      error instanceof Killed || error instanceof ShopError || error instanceof ProviderError;
    if (!isExpected) throw error;
  } finally {
    kill = null;
    provider.troubles.splice(0);
  }
}

async function expectAgreed(orderId: string): Promise<void> {
  const order = await read(orderId);
  const entries = ledgerOf(order).filter(({ captureId, status }) => captureId && status === 'succeeded');
  const sum = (kind: string) =>
    entries.filter((each) => each.kind === kind).reduce((total, { amount }) => total + amount, 0);
  expect({ taken: sum('payment'), refunded: sum('refund') }).toEqual(provider.sums(orderId));
  expect(storedMoney(order)).toEqual(orderMoney(order));
  expect(ledgerOf(order).filter(({ status }) => status === 'pending')).toEqual([]);
  const { amountDue } = storedMoney(order);
  if (amountDue === 0) return;
  const input = { orderId, amount: centsToDecimal(amountDue), currency: 'USD', intent: 'CAPTURE' } as const;
  try {
    const { id } = await startPayment({ payload, provider }, input);
    expect(provider.orders.get(id)?.amount).toBe(amountDue);
  } catch (error) {
    // First, the owner has to settle money that doesn't count.
    if (!(error instanceof ShopError) || error.code !== 'PAYMENT_PROBLEM') throw error;
    expect(refundLimits(order).captures.some(({ isCounted }) => !isCounted)).toBe(true);
  }
}

it("keeps the provider's and the shop's amounts equal to the cent after each of thousands of sequences", {
  timeout: 1_200_000,
}, async () => {
  makeKillable();
  const sequence = fc.record({
    total: fc.integer({ min: 1, max: 9000 }),
    steps: fc.array(step, { minLength: 1, maxLength: 5 }),
    end: fc.constantFrom('COMPLETED', 'FAILED'),
  });
  const property = fc.asyncProperty(sequence, async ({ total, steps, end }) => {
    provider.clear();
    const orderId = await placeOrder(total);
    for (const each of steps) await tryStep(orderId, each);
    await recheck(orderId);
    provider.endRefunds(end);
    await recheck(orderId);
    await expectAgreed(orderId);
  });
  await fc.assert(property, {
    numRuns: payload.db.name === 'mongoose' ? SEQUENCES.mongoose : SEQUENCES.sqlite,
    seed: SEED,
    endOnFailure: true,
  });
});
