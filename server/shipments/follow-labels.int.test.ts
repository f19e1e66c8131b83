import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { openPhotoStore } from '#server/photos/s3-store';
import { removeLabels } from '#server/shipments/follow-labels';
import { removeOrderLabels } from '#server/shipments/label-files';
import { collectEmails, deliverDue } from '#server/testing/deliver';
import { labelShop } from '#server/testing/label-shop';

const { shop, easypost, owner, place, offer, buy, buyCheapest, shipmentOf, follow, makeDue } =
  await labelShop();

const read = async (id: string) => (await owner('GET', `/api/orders/${id}`)).body;

/** Creates a purchase whose outcome neither the request nor the shop knows. */
async function openPurchase(trouble: 'lost' | 'lost-before') {
  const { id: orderId } = await place();
  const { id, rates } = await offer(orderId);
  easypost.trouble('buy', trouble);
  easypost.trouble('find', 'error');
  const answer = await buy({ orderId, id, rateId: rates[0]?.id, key: randomUUID() });
  expect([answer.status, (await shipmentOf(id))?.state]).toEqual([503, 'buying']);
  return { orderId, id, rates };
}

describe('the job that follows labels (rule 27.3)', () => {
  it('records a label that was bought but not recorded, and notifies the owner once', async () => {
    await collectEmails(shop);
    const { orderId, id } = await openPurchase('lost');
    await follow(id);
    await follow(id);
    expect((await shipmentOf(id))?.state).toBe('bought');
    expect(await read(orderId)).toMatchObject({
      status: 'shipped',
      trackingNumber: expect.stringMatching(/^94/),
    });
    const emails = (await deliverDue(shop)).filter(({ subject }) => subject.startsWith('Label found'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('$5.93');
    expect(easypost.purchases(id)).toBe(1);
  });

  it("doesn't fetch files whose customer was erased before they came", async () => {
    const { id: orderId } = await place();
    easypost.trouble('file', 'error');
    const { id } = await buyCheapest(orderId);
    const store = openPhotoStore(shop.settings);
    await removeOrderLabels(shop.payload, store, orderId);
    await follow(id);
    expect(await shipmentOf(id)).toMatchObject({ labelFile: null, checkAt: null });
    expect(await store.has('labels', `${id}.pdf`)).toBe(false);
  });

  it('gives up on a purchase that never arrived, so it can be bought again', async () => {
    const { orderId, id, rates } = await openPurchase('lost-before');
    await follow(id);
    expect((await shipmentOf(id))?.state).toBe('offered');
    expect((await buy({ orderId, id, rateId: rates[0]?.id })).status).toBe(200);
    expect(easypost.purchases(id)).toBe(1);
  });

  it('notifies the owner of a label that came after we gave up on it, and leaves the order alone', async () => {
    const { orderId, id } = await openPurchase('lost-before');
    await follow(id);
    const late = [...easypost.shipments.values()].find(({ reference }) => reference === id);
    await fetch(`${easypost.url}/v2/shipments/${late?.id}/buy`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${easypost.settings.EASYPOST_API_KEY}:`).toString('base64')}`,
      },
      body: JSON.stringify({ rate: { id: late?.rates[0]?.id } }),
    });
    await follow(id);
    expect((await shipmentOf(id))?.state).toBe('bought');
    expect(await read(orderId)).toMatchObject({ status: 'in-progress', trackingNumber: null });
    expect((await deliverDue(shop)).filter(({ subject }) => subject.startsWith('Label found'))).toHaveLength(
      2,
    );
  });

  it('waits while the provider is away, and never buys', async () => {
    const { id } = await openPurchase('lost');
    easypost.trouble('find', 'error');
    await follow(id);
    expect(await shipmentOf(id)).toMatchObject({ state: 'buying', checks: 1 });
    await follow(id);
    expect((await shipmentOf(id))?.state).toBe('bought');
    expect(easypost.purchases(id)).toBe(1);
  });

  it.each(['buying', 'offered'] as const)(
    'asks about a label that is %s again only when a 429 allows it, and asks about no other',
    async (state) => {
      const { id } = await openPurchase('lost-before');
      const other = await openPurchase('lost-before');
      if (state === 'offered') await follow(id);
      await makeDue(other.id, 1);
      easypost.askToWait('7200');
      easypost.trouble('find', 'limited-long', Number.POSITIVE_INFINITY);
      const before = easypost.calls.find;
      await follow(id);
      const { checkAt, state: stored } = (await shipmentOf(id)) ?? {};
      expect([stored, easypost.calls.find - before]).toEqual([state, 1]);
      expect(Date.parse(checkAt ?? '') - Date.now()).toBeGreaterThan(7_190_000);
      easypost.clearTroubles();
      await follow(id);
      await follow(other.id);
    },
  );

  it('fetches a file that could not be fetched', async () => {
    easypost.trouble('file', 'error');
    const { id } = await buyCheapest((await place()).id);
    await follow(id);
    expect(await shipmentOf(id)).toMatchObject({ labelFile: `${id}.pdf`, checkAt: null });
  });
});

describe('refunds of labels (rule 27.4)', () => {
  it.each([
    ['refunded', 'refunded', 593],
    ['rejected', 'refused', null],
  ] as const)('end as %s when the carrier says so', async (answer, state, amount) => {
    const { id: orderId } = await place();
    const { id } = await buyCheapest(orderId);
    await owner('POST', `/api/orders/${orderId}/shipments/${id}/void`);
    await follow(id);
    expect((await shipmentOf(id))?.state).toBe('void_requested');
    const { version } = Object(await read(orderId));
    easypost.setRefund((await shipmentOf(id))?.providerId ?? '', answer);
    await follow(id);
    const stored = await shipmentOf(id);
    expect([stored?.state, stored?.refundAmount ?? null]).toEqual([state, amount]);
    expect(Object(await read(orderId)).version).toBe(version + 1);
  });
});

describe('label files (rule 27.7)', () => {
  it('are removed after 60 days, and unused rates after a week', async () => {
    const { id: orderId } = await place();
    const { labelUrl, id } = await buyCheapest(orderId);
    const offered = await offer((await place()).id);
    const store = openPhotoStore(shop.settings);
    const removeAt = (days: number) =>
      removeLabels(shop.payload, store, () => new Date(Date.now() + days * DAY_MS)).run(() => undefined);
    await removeAt(6);
    expect(await shipmentOf(offered.id)).not.toBeNull();
    await removeAt(59);
    expect(await store.has('labels', `${id}.pdf`)).toBe(true);
    expect(await shipmentOf(offered.id)).toBeNull();
    await removeAt(61);
    expect(await store.has('labels', `${id}.pdf`)).toBe(false);
    expect((await owner('GET', labelUrl)).status).toBe(404);
    expect(await shipmentOf(id)).toMatchObject({ state: 'bought', amount: 593 });
  });
});
