import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { inputs } from '#domain/testing/cases';
import { createLimits } from '#server/platform/limits/limits';
import { log } from '#server/platform/tools/log';
import { call } from '#server/testing/call';
import { type FakePaypal, startFakePaypal } from '#server/testing/fake-paypal';
import { lostCapture, readOrder } from '#server/testing/payments';
import { startTestShop } from '#server/testing/test-shop';

const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';

const paypal = await startFakePaypal();
const shop = await startTestShop({ ...paypal.settings, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
const limits = createLimits(shop.payload, 'on');
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

type Options = Parameters<FakePaypal['notify']>[3];
const notify = (type: string, resource: object, options?: Options) =>
  paypal.notify(shop.url, type, resource, options);
const from = (address: string) => ({ 'X-Forwarded-For': address });
const forged = 'A'.repeat(344);

/** Returns the status, and expects that PayPal wasn't called. */
async function withoutPaypalCall(send: () => Promise<number>): Promise<number> {
  const before = { ...paypal.calls };
  const status = await send();
  expect(paypal.calls).toEqual(before);
  return status;
}

describe("a webhook event that can't be genuine", () => {
  const HEADERS: [string, Record<string, string>][] = [
    ['a certificate of another host', { 'PayPal-Cert-Url': 'https://paypal.com.evil.example/certs/1' }],
    ['a certificate without https', { 'PayPal-Cert-Url': 'http://api.paypal.com/v1/certs/1' }],
    ['a certificate of a user in front', { 'PayPal-Cert-Url': 'https://api.paypal.com@evil.example/1' }],
    ['an unknown algorithm', { 'PayPal-Auth-Algo': 'none' }],
    ['a time that is none', { 'PayPal-Transmission-Time': 'yesterday' }],
    ['a signature that is none', { 'PayPal-Transmission-Sig': 'x' }],
    ['an id that is none', { 'PayPal-Transmission-Id': ' ' }],
  ];
  it.each(HEADERS)('is rejected with 400 for %s, without a call to PayPal', async (_what, headers) => {
    const { id } = await lostCapture(shop, paypal);
    expect(await withoutPaypalCall(() => notify(COMPLETED, paypal.captureResource(id), { headers }))).toBe(
      400,
    );
  });

  it('is rejected with 400 without a signature', async () => {
    const { id } = await lostCapture(shop, paypal);
    const body = { id: 'WH-1', event_type: COMPLETED, resource: paypal.captureResource(id) };
    const send = async () => (await call(`${shop.url}/api/paypal/webhook`, { body })).status;
    expect(await withoutPaypalCall(send)).toBe(400);
  });

  inputs(['', 'x', '{', '{"id":"WH"},"webhook_id":"X"'])(
    'is rejected with 400 for a body that is not JSON (%s)',
    (raw) => withoutPaypalCall(() => notify(COMPLETED, {}, { raw })),
    400,
  );

  it.each([
    ['an unknown kind', 'BILLING.PLAN.CREATED', { id: 'P-1' }],
    ['an unknown order', COMPLETED, { id: 'CAP1', custom_id: randomUUID() }],
    ['a malformed order ID', COMPLETED, { id: 'CAP1', custom_id: { $ne: null } }],
    ['an unknown capture', 'PAYMENT.CAPTURE.REFUNDED', { id: 'R-1' }],
    ['an unknown provider order', 'CHECKOUT.ORDER.APPROVED', { id: 'NONE' }],
    ['an impossible PayPal ID', 'CHECKOUT.ORDER.APPROVED', { id: '../x' }],
  ])('answers 204 for %s, and does nothing else', async (_what, type, resource) => {
    expect(await withoutPaypalCall(() => notify(type, resource, { signature: forged }))).toBe(204);
  });

  it("is logged if its kind matters and it can't be parsed", async () => {
    const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    onTestFinished(() => errorLog.mockRestore());
    const resource = { id: 'CAP 1', custom_id: null };
    expect(
      await withoutPaypalCall(() => notify('PAYMENT.CAPTURE.REVERSED', resource, { signature: forged })),
    ).toBe(204);
    expect(errorLog.mock.calls).toEqual([
      [
        {
          event_type: 'PAYMENT.CAPTURE.REVERSED',
          id: expect.stringMatching(/^WH-/),
          paths: ['resource.id', 'resource.custom_id'],
        },
        expect.stringMatching(/couldn't read/),
      ],
    ]);
  });

  it('answers 204 if it was processed before', async () => {
    const { id } = await lostCapture(shop, paypal);
    const event = `WH-${randomUUID()}`;
    expect(await notify(COMPLETED, paypal.captureResource(id), { id: event })).toBe(204);
    const again = { id: event, signature: forged };
    expect(await withoutPaypalCall(() => notify(COMPLETED, paypal.captureResource(id), again))).toBe(204);
  });
});

describe('forged webhook events', () => {
  const { times: perAddress } = LIMITS['notice-address'];
  const { times: perOrder } = LIMITS['notice-order'];

  it("are refused after some from one IP address, and don't block anyone else", async () => {
    const { order, id } = await lostCapture(shop, paypal);
    const other = await lostCapture(shop, paypal);
    const resource = paypal.captureResource(other.id);
    for (let n = 1; n < perAddress; n += 1) await limits.take('notice-address', '198.51.100.1');
    const options = { signature: forged, headers: from('198.51.100.1') };
    expect(await notify(COMPLETED, resource, options)).toBe(400);
    expect(await withoutPaypalCall(() => notify(COMPLETED, resource, options))).toBe(429);
    expect(await notify(COMPLETED, paypal.captureResource(id), { headers: from('198.51.100.2') })).toBe(204);
    expect(await readOrder(shop, order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it("are refused after some about one order, and don't delay other orders", async () => {
    const attacked = await lostCapture(shop, paypal);
    const other = await lostCapture(shop, paypal);
    for (let n = 1; n < perOrder; n += 1) await limits.take('notice-order', attacked.order.id);
    const attack = (host: number) =>
      notify(COMPLETED, paypal.captureResource(attacked.id), {
        signature: forged,
        headers: from(`198.51.101.${host}`),
      });
    expect(await attack(1)).toBe(400);
    expect(await withoutPaypalCall(() => attack(2))).toBe(429);
    expect(await notify(COMPLETED, paypal.captureResource(other.id))).toBe(204);
    expect(await readOrder(shop, other.order.id)).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it("don't include genuine ones, no matter how many come from one IP address", async () => {
    const headers = from('198.51.102.1');
    for (let n = 2; n < perAddress; n += 1) await limits.take('notice-address', '198.51.102.1');
    for (let n = 0; n < 4; n += 1) {
      const { id } = await lostCapture(shop, paypal);
      expect(await notify(COMPLETED, paypal.captureResource(id), { headers })).toBe(204);
    }
  });

  it("don't include events PayPal couldn't be asked about", async () => {
    const { id } = await lostCapture(shop, paypal);
    const headers = from('198.51.103.1');
    for (let n = 1; n < perAddress; n += 1) await limits.take('notice-address', '198.51.103.1');
    paypal.trouble('verify', 'error');
    expect(await notify(COMPLETED, paypal.captureResource(id), { headers })).toBe(503);
    expect(await notify(COMPLETED, paypal.captureResource(id), { headers })).toBe(204);
  });
});
