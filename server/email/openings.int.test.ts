import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { emailPreview, OPENED_EMAILS } from '#domain/email/openings';
import { orderNumber } from '#domain/orders/order-number';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { findAll } from '#server/platform/database/find';
import { ownerClient } from '#server/testing/client';
import { drain } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { startMailServer } from '#server/testing/mail-server';
import { makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { startTestShop } from '#server/testing/test-shop';

const SETTINGS = '/api/admin/shop-settings';
const PREVIEW = '/api/admin/emails/preview';
const TEST = '/api/admin/emails/test';

const post = await startMailServer();
const shop = await startTestShop({ SMTP_URL: post.url, RATE_LIMITS: 'on' });
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
afterAll(async () => {
  await shop.close();
  await post.close();
});
beforeEach(async () => {
  post.delivered.length = 0;
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await shop.payload.updateGlobal({ slug: 'shop-settings', data: { ...SHOP_DEFAULTS } });
});

const save = (changes: object) => owner('PATCH', SETTINGS, changes);
const preview = async (email: string, line = '') =>
  emailPreview.parse((await owner('POST', PREVIEW, { email, line })).body);
const deliver = async () => {
  for (let round = 0; round < 2; round += 1) {
    await makeAllDue(shop.payload);
    await drain(shop);
  }
  return post.delivered;
};
const arrive = async () => {
  const { id } = await makeOrder(shop.payload, serviceId, { customerName: 'Robin <Catcher>' });
  expect((await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' })).status).toBe(200);
  return orderNumber(id);
};

describe('an opening line', () => {
  it('opens the emails that go out, in HTML and plain text (rule 35.2)', async () => {
    const line = 'Howdy {first name}, <b>{order}</b> made it & will be ready {ready}.';
    const emailOpenings = [{ email: 'mail:status-received', line }];
    expect((await save({ emailOpenings })).status).toBe(200);
    const number = await arrive();
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(email?.html).toContain(
      `Howdy Robin, &lt;b&gt;${number}&lt;/b&gt; made it &amp; will be ready around`,
    );
    expect(email?.text).toContain(`Howdy Robin, <b>${number}</b> made it & will be ready around`);
    expect(email?.html).not.toContain('here and safe with us');
    expect(email?.text).toContain("It'll be ready in about 14 days.");
  });

  it('is recorded in the audit log, like other settings', async () => {
    await save({ emailOpenings: [{ email: 'mail:welcome', line: 'Hello!' }] });
    const docs = await findAll(shop.payload, 'audit', { kind: { equals: 'settings' } }, '-createdAt');
    expect(docs[0]).toMatchObject({ actor: 'owner', data: { fields: ['emailOpenings'] } });
  });

  it('is refused with a placeholder its email has no value for, there and in the editor (rule 35.3)', async () => {
    const emailOpenings = [{ email: 'mail:welcome', line: 'Hi {order}' }];
    const message = "{order} doesn't work here. Use {first name}.";
    expect(await save({ emailOpenings })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { 'emailOpenings.0.line': message } },
    });
    expect(await save({ shippingIntro: 'Hi {number}' })).toMatchObject({ status: 400 });
    await expect(
      shop.payload.updateGlobal({
        slug: 'shop-settings',
        data: { emailOpenings: [{ email: 'mail:welcome', line: 'Hi {order}' }] },
      }),
    ).rejects.toMatchObject({ data: { errors: [{ message }] } });
  });

  it("brings back the default wording once it's reset (rule 35.2)", async () => {
    const usual = await preview('mail:status-received');
    await save({ emailOpenings: [{ email: 'mail:status-received', line: 'Hello!' }] });
    await save({ emailOpenings: [] });
    expect(await preview('mail:status-received')).toEqual(usual);
    await arrive();
    expect((await deliver())[0]?.text).toContain('your glove is here and safe with us');
  });

  it('of instructions is a setting, with placeholders', async () => {
    await save({ shippingIntro: 'Order {order} is waited for, {first name}:' });
    const { id } = await makeOrder(shop.payload, serviceId, {
      deliveryMethod: 'ship',
      shippingAddress: '1 Main St\nDover, DE 19901',
    });
    await owner('POST', `/api/orders/${id}/send-shipping-instructions`);
    expect((await deliver())[0]?.text).toContain(`Order ${orderNumber(id)} is waited for, Robin:`);
  });
});

describe('the preview of an email', () => {
  it.each(OPENED_EMAILS)('shows %s as it would be sent, without saving (rule 35.5)', async (email) => {
    const usual = await preview(email);
    expect(usual.html).toContain('prefers-color-scheme: dark');
    expect(usual.text.replaceAll(/\s+/g, ' ')).not.toContain('{');
    const own = await preview(email, 'Howdy & hello!');
    expect(own.html).toContain('Howdy &amp; hello!');
    expect(own.text).toContain('Howdy & hello!');
    expect(own.usual).toBe(usual.usual);
    expect(await preview(email)).toEqual(usual);
  });

  it('shows how an email opens by default, with placeholders', async () => {
    const usual = async (email: string) => (await preview(email)).usual;
    expect(await usual('mail:order-received')).toBe('Hi {first name}, thanks for your order.');
    expect(await usual('mail:message-on-order')).toBe(
      'Hi {first name}, we have a message for you about order {order}:',
    );
    expect(await usual('mail:message')).toBe('Hi {first name},');
    expect(await usual('mail:shipping-instructions')).toBe(SHOP_DEFAULTS.shippingIntro);
  });
});

describe('"Send me a test"', () => {
  const draft = { email: 'mail:status-received', line: 'Howdy {first name}!' };

  it('sends the preview to the owner, marked as a test, once per click (rule 35.6)', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'a'.repeat(32) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner('POST', TEST, draft, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    const { text, subject } = await preview(draft.email, draft.line);
    expect(email?.subject).toBe(`Test: ${subject}`);
    expect(email?.recipients).toEqual([answers[0]?.body].flatMap((body) => Object.values(body ?? {})));
    expect(email?.text.trim()).toContain('Howdy Robin!');
    expect(email?.text.length).toBeGreaterThan(text.length / 2);
    await owner('POST', TEST, draft, { [IDEMPOTENCY_HEADER]: 'b'.repeat(32) });
    expect(await deliver()).toHaveLength(2);
  });

  it('refuses what could not be saved, and sends nothing', async () => {
    for (const line of ['Hi {foo}', 'x'.repeat(10_000)])
      expect(await owner('POST', TEST, { ...draft, line })).toMatchObject({
        status: 400,
        body: { errors: { line: expect.any(String) } },
      });
    expect(await outboxRows(shop.payload)).toEqual([]);
  });

  it('is limited', async () => {
    for (let sent = 0; sent < LIMITS['test-email'].times; sent += 1) await owner('POST', TEST, draft);
    expect(await owner('POST', TEST, draft)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});
