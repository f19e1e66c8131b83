import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { runDueJob } from '#server/platform/jobs/run-due-job';
import { REQUEST_KINDS } from '#server/platform/metrics/open-meter';
import { call } from '#server/testing/call';
import { customerClient } from '#server/testing/client';
import { drain } from '#server/testing/deliver';
import { makeService, orderBody } from '#server/testing/factories';
import { capture, startedOrder } from '#server/testing/payments';
import { paypalShop } from '#server/testing/paypal-shop';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';

const METRICS_TOKEN = 'a-token-for-prometheus';
const { shop, paypal } = await paypalShop({ METRICS_TOKEN });

const scrape = async (Authorization = `Bearer ${METRICS_TOKEN}`, url = shop.url) => {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization } });
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};
const figure = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};
const seriesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const labelsOf = (text: string, name: string) =>
  new Set(seriesOf(text).flatMap((line) => new RegExp(`[{,]${name}="([^"]*)"`).exec(line)?.[1] ?? []));

describe('access to the metrics (rule 25.1)', () => {
  it('is open to anyone with the token', async () => {
    const { status, type, text } = await scrape();
    expect({ status, type }).toEqual({ status: 200, type: expect.stringContaining('text/plain') });
    expect(figure(text, 'shop_database_up')).toBe(1);
  });

  it.each([
    '',
    'Bearer',
    'Bearer a-token-for-prometheu',
    `bearer ${METRICS_TOKEN}`,
    METRICS_TOKEN,
    'Basic eA==',
  ])('answers 401 to "%s"', async (authorization) => {
    const { status, text } = await scrape(authorization);
    expect(status).toBe(401);
    expect(text).not.toContain('shop_');
  });

  it('returns 404 without the setting', async () => {
    const without = await testShop();
    expect((await scrape(`Bearer ${METRICS_TOKEN}`, without.url)).status).toBe(404);
    expect((await scrape('Bearer ', without.url)).status).toBe(404);
  });
});

describe('what the metrics count (rule 25.2)', () => {
  it('requests by call and status, with their durations', async () => {
    await call(`${shop.url}/api/orders/${randomUUID()}`);
    await fetch(`${shop.url}/api/services`);
    await fetch(`${shop.url}/api/services`);
    const { text } = await scrape();
    expect(figure(text, 'shop_requests_total{call="GET /api/orders/:id",status="401"}')).toBe(1);
    expect(figure(text, 'shop_requests_total{call="GET /api/services",status="200"}')).toBe(2);
    expect(figure(text, 'shop_request_duration_seconds_count{call="GET /api/services"}')).toBe(2);
  });

  it('orders, emails, payments, provider calls, and jobs', async () => {
    const { id: serviceId } = await makeService(shop.payload);
    const before = (await scrape()).text;
    const rise = (after: string, series: string) =>
      (figure(after, series) ?? 0) - (figure(before, series) ?? 0);
    expect((await call(`${shop.url}/api/orders`, { body: orderBody(serviceId) })).status).toBe(201);
    const { id } = await startedOrder(shop, paypal);
    expect((await capture(shop, id)).status).toBe(200);
    const waiting = (await scrape()).text;
    expect(figure(waiting, 'shop_outbox_rows{what="email",state="waiting"}')).toBeGreaterThan(0);
    await drain(shop);
    const everyMs = 60_000;
    await runDueJob(shop.payload, { name: 'works', everyMs, run: async () => undefined });
    await runDueJob(shop.payload, {
      name: 'breaks',
      everyMs,
      run: () => Promise.reject(new Error('broken')),
    });
    const { text } = await scrape();
    expect(rise(text, 'shop_orders_placed_total{by="customer",payment="in person"}')).toBe(1);
    expect(rise(text, 'shop_orders_placed_total{by="customer",payment="online"}')).toBe(1);
    expect(rise(text, 'shop_payments_total{state="succeeded"}')).toBe(1);
    expect(
      rise(text, 'shop_payment_provider_duration_seconds_count{call="captureOrder",outcome="answered"}'),
    ).toBe(1);
    expect(
      rise(text, 'shop_outbox_handled_total{what="email",kind="mail:order-received",outcome="sent"}'),
    ).toBeGreaterThan(0);
    expect(figure(text, 'shop_outbox_rows{what="email",state="waiting"}')).toBe(0);
    expect(rise(text, 'shop_job_runs_total{task="works",outcome="done"}')).toBe(1);
    expect(rise(text, 'shop_job_runs_total{task="breaks",outcome="failed"}')).toBe(1);
    expect(figure(text, 'shop_job_failing{task="breaks"}')).toBe(1);
    expect(figure(text, 'shop_job_failing{task="works"}')).toBe(0);
  });

  it("the provider's failures by kind", async () => {
    const { id } = await startedOrder(shop, paypal);
    paypal.trouble('capture', 'error');
    await capture(shop, id);
    const { text } = await scrape();
    expect(
      figure(text, 'shop_payment_provider_duration_seconds_count{call="captureOrder",outcome="away"}'),
    ).toBe(1);
  });

  it("the database's statements, the event loop, and memory", async () => {
    const { text } = await scrape();
    const operation = shop.settings.DATABASE_URI ? 'find' : 'select';
    expect(figure(text, `shop_database_duration_seconds_count{operation="${operation}"}`)).toBeGreaterThan(0);
    expect(figure(text, 'shop_database_duration_seconds_count{operation="insert"}')).toBeGreaterThan(0);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(figure(text, name)).toBeGreaterThan(0);
  });
});

describe('labels (rule 25.2)', () => {
  it('come only from the program, no matter how many paths, people, and methods there are', async () => {
    const customer = await customerClient(shop);
    const odd = async (index: number) => {
      const id = randomUUID();
      await fetch(`${shop.url}/no-such-page-${index}-jo@private.example`);
      await fetch(`${shop.url}/api/orders/${id}`, { method: index % 2 ? 'GET' : 'PATCH' });
      await fetch(`${shop.url}/api/no-such-call/${id}`);
      await fetch(`${shop.url}/media/${id}.webp`);
      await fetch(`${shop.url}/api/track/${id}.secret-token-${index}`);
      await rawCall(shop.url, `/x/../${id}`);
      await customer('GET', `/api/orders/${id}`);
    };
    await odd(0);
    await odd(1);
    const before = seriesOf((await scrape()).text).length;
    for (let index = 2; index < 40; index += 1) await odd(index);
    const { text } = await scrape();
    expect(seriesOf(text).length - before).toBeLessThan(30);
    expect(text).not.toMatch(/@|private\.example|secret-token|[0-9a-f]{8}-[0-9a-f]{4}/);
    const names = new Set<string>([...API_CALLS.map((each) => each.call), ...REQUEST_KINDS]);
    expect([...labelsOf(text, 'call')].filter((name) => name.includes('/') && !names.has(name))).toEqual([]);
  });
});
