import { describe, expect, it } from 'vitest';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { paypalShop } from '#server/testing/paypal-shop';
import { setRow } from '#server/testing/set-row';

const { shop, paypal, pay } = await paypalShop();

const CANCELED = 'Canceled after it was paid: refund PayPal capture';
const changedTotal = (captureId: string) =>
  `The total was changed from $80.00 to $90.00 after PayPal capture ${captureId} had paid it: refund or ask for the difference.`;

type Change = (owner: Awaited<ReturnType<typeof ownerClient>>, id: string) => Promise<unknown>;
const CANCELS: [string, Change][] = [
  ['PATCH of the status', (owner, id) => owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' })],
  ['PATCH of the order', (owner, id) => owner('PATCH', `/api/orders/${id}`, { status: 'canceled' })],
  [
    'the editor',
    async (_owner, id) =>
      shop.payload.update({
        collection: 'orders',
        id,
        data: { status: 'canceled' },
        ...(await asAdmin(shop.payload)),
      }),
  ],
];
const TOTALS: [string, Change][] = [
  ['PATCH of the order', (owner, id) => owner('PATCH', `/api/orders/${id}`, { total: 9000 })],
  [
    'the editor',
    async (_owner, id) =>
      shop.payload.update({
        collection: 'orders',
        id,
        data: { total: 9000 },
        ...(await asAdmin(shop.payload)),
      }),
  ],
];

describe('a change made after an unseen payment', () => {
  it.each(CANCELS)('reports a cancellation by %s on the order', async (_way, change) => {
    const { order, captureId } = await pay.paidOrder();
    await change(await ownerClient(shop), order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      status: 'canceled',
      paymentStatus: 'succeeded',
      paymentProblem: `${CANCELED} ${captureId}, or take the order up again.`,
    });
  });

  it.each(TOTALS)('reports a new total by %s on the order', async (_way, change) => {
    const { order, captureId } = await pay.paidOrder();
    await change(await ownerClient(shop), order.id);
    expect(await pay.readOrder(order.id)).toMatchObject({
      total: 9000,
      paymentProblem: changedTotal(captureId),
    });
  });

  it('leaves a cleared problem cleared while the order stays the same', async () => {
    const { order } = await pay.paidOrder();
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${order.id}`, { status: 'canceled' });
    await pay.changeOrder(order.id, { paymentProblem: '' });
    await owner('PATCH', `/api/orders/${order.id}`, { status: 'canceled', total: 8000, customerName: 'Jo' });
    await pay.recheckNow(order.id);
    expect((await pay.readOrder(order.id)).paymentProblem).toBe('');
  });

  it('reports nothing when the owner marks the payment as failed', async () => {
    const { order } = await pay.paidOrder();
    const owner = await ownerClient(shop);
    await owner('PATCH', `/api/orders/${order.id}`, { paymentStatus: 'failed', status: 'canceled' });
    expect((await pay.readOrder(order.id)).paymentProblem ?? null).toBeNull();
  });

  it.each([
    ['canceled', { status: 'canceled' }, /^Canceled after it was paid/],
    ['with another total', { total: 9000 }, /\$90\.00/],
  ] as const)(
    'reports a form that overwrote the payment (%s) at the second check',
    async (_how, form, text) => {
      const { order } = await pay.paidOrder();
      await setRow(shop.payload, 'orders', order.id, { paymentStatus: 'pending', ...form });
      await pay.recheckNow(order.id);
      expect(await pay.readOrder(order.id)).toMatchObject({ paymentStatus: 'succeeded', ...form });
      expect((await pay.readOrder(order.id)).paymentProblem).toMatch(text);
    },
  );
});

describe('a change made at the same moment as the payment', () => {
  it.each([...CANCELS.slice(0, 2), ...TOTALS.slice(0, 1)])(
    'is always reported (%s)',
    async (_way, change) => {
      const owner = await ownerClient(shop);
      const started = await Promise.all(Array.from({ length: 12 }, () => pay.startedOrder()));
      await Promise.all(
        started.flatMap(({ order, id }, number) => [
          pay.capture(id),
          new Promise((resolve) => setTimeout(resolve, number * 8)).then(() => change(owner, order.id)),
        ]),
      );
      for (const { order } of started) {
        if (paypal.taken(order.id).length === 0) continue;
        expect((await pay.readOrder(order.id)).paymentProblem ?? '').not.toBe('');
      }
    },
  );

  it('applies completely or not at all with If-Match, and the payment is recorded', async () => {
    const owner = await ownerClient(shop);
    const started = await Promise.all(Array.from({ length: 12 }, () => pay.startedOrder()));
    const versions = await Promise.all(
      started.map(async ({ order }) => (await pay.readOrder(order.id)).version ?? 0),
    );
    const answers = await Promise.all(
      started.map(async ({ order, id }, number) => {
        const captured = pay.capture(id);
        await new Promise((resolve) => setTimeout(resolve, number * 8));
        const seen = { 'If-Match': `"${versions[number]}"` };
        const change = await owner('PATCH', `/api/orders/${order.id}`, { trackingNumber: '1Z999' }, seen);
        await captured;
        return change;
      }),
    );
    for (const [number, { status }] of answers.entries()) {
      const order = await pay.readOrder(started[number]?.order.id ?? '');
      expect(order).toMatchObject({ status: 'not_received', paymentStatus: 'succeeded' });
      expect([status, order.trackingNumber ?? null]).toEqual(status === 200 ? [200, '1Z999'] : [409, null]);
    }
  });
});
