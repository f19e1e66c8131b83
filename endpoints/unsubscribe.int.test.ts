import { createHash, createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accentsOf } from '#domain/shop-settings/accent';
import { unsubscribeToken } from '#server/mailing-list/mailing-list';
import { asAdmin } from '#server/testing/callers';
import { customerClient, ownerClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Customer } from '../payload-types';

const shop = await testShop({ MAIL_FROM: '"Gloves & <Co>" <hello@gloves.example>' });

const member = () => makeCustomer(shop.payload, { mailingListOptIn: true, name: 'Casey <Catcher>' });
const tokenFor = ({ id }: { id: string }) => unsubscribeToken(shop.payload.secret, id);
const visit = async (token: string, request: RequestInit = {}) => {
  const response = await fetch(`${shop.url}/api/unsubscribe/${token}`, { redirect: 'manual', ...request });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const stored = async ({ id }: Customer) => {
  const found = await shop.payload.db.findOne<Customer>({
    collection: 'customers',
    where: { id: { equals: id } },
  });
  return { mailingListOptIn: found?.mailingListOptIn, unsubscribedAt: found?.unsubscribedAt ?? null };
};
const ONE_CLICK: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};
const SUBSCRIBED = { mailingListOptIn: true, unsubscribedAt: null };
const UNSUBSCRIBED = { mailingListOptIn: false, unsubscribedAt: expect.any(String) };

describe('GET /api/unsubscribe/{token}', () => {
  it('shows a page with a button and changes nothing', async () => {
    const casey = await member();
    const { status, html, headers } = await visit(tokenFor(casey));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/<form method="post"><button type="submit">Unsubscribe<\/button><\/form>/);
    expect(await stored(casey)).toEqual(SUBSCRIBED);
  });

  it("runs nothing, loads nothing, isn't cached, and sends no referrer", async () => {
    const { html, headers } = await visit(tokenFor(await member()));
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).not.toMatch(/<script|src=|style=|@import/);
  });

  it("has no customer data, and keeps the shop's name as text", async () => {
    const casey = await member();
    const { html } = await visit(tokenFor(casey));
    for (const secret of [casey.id, casey.email, 'Casey']) expect(html).not.toContain(secret);
    expect(html).toContain('Gloves &#38; &#60;Co&#62;');
  });

  it("has the owner's color, and a policy that allows only that style", async () => {
    const token = tokenFor(await member());
    const wears = async (accentColor: string | null) => {
      await shop.payload.updateGlobal({ slug: 'shop-settings', data: { accentColor } });
      return visit(token);
    };
    const { html, headers } = await wears('#0b2a6b');
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const [light = '', dark = ''] = style.split('@media (prefers-color-scheme: dark)');
    expect(light).toContain(accentsOf('#0b2a6b')?.light.color);
    expect(dark).toContain(accentsOf('#0b2a6b')?.dark.color);
    const sum = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`'sha256-${sum}'`);
    expect((await wears(null)).html).not.toContain(accentsOf('#0b2a6b')?.light.color);
  });
});

describe('POST /api/unsubscribe/{token}', () => {
  it('unsubscribes from an email provider, without cookies or origin, and can be repeated', async () => {
    const casey = await member();
    for (let times = 0; times < 3; times += 1) {
      const { status, html } = await visit(tokenFor(casey), ONE_CLICK);
      expect(status).toBe(200);
      expect(html).toContain("You're unsubscribed");
      expect(await stored(casey)).toEqual(UNSUBSCRIBED);
    }
  });

  it.each<[string, RequestInit]>([
    ["the page's own form", { headers: { ...ONE_CLICK.headers, Origin: 'null' }, body: '' }],
    ['a provider with an origin', { ...ONE_CLICK, headers: { Origin: 'https://mail.example' } }],
    ['no body at all', {}],
    ['a multipart body', { body: (() => new FormData())() }],
    ['a body of another type', { headers: { 'Content-Type': 'application/json' }, body: '{' }],
    ['a large body', { body: 'x'.repeat(1_000_000) }],
  ])('accepts %s', async (_name, request) => {
    const casey = await member();
    expect((await visit(tokenFor(casey), { ...request, method: 'POST' })).status).toBe(200);
    expect(await stored(casey)).toEqual(UNSUBSCRIBED);
  });

  it('leaves the rest of the account unchanged', async () => {
    const casey = await member();
    const read = () => shop.payload.findByID({ collection: 'customers', id: casey.id, depth: 0 });
    const { updatedAt: _before, ...before } = await read();
    await visit(tokenFor(casey), ONE_CLICK);
    const { updatedAt: _after, ...after } = await read();
    expect(after).toEqual({ ...before, ...UNSUBSCRIBED, version: 1 });
  });

  it('no longer applies once the customer rejoins in the account, where leaving works the same way', async () => {
    const casey = await member();
    await visit(tokenFor(casey), ONE_CLICK);
    const client = await customerClient(shop, casey);
    await client('PATCH', '/api/customer/mailing-list', { optIn: true });
    expect(await stored(casey)).toEqual(SUBSCRIBED);
    await client('PATCH', '/api/customer/mailing-list', { optIn: false });
    expect(await stored(casey)).toEqual(UNSUBSCRIBED);
  });
});

describe('leaving the mailing list', () => {
  /** Every way to leave the list and to join it again. */
  const SWITCHES: Record<string, (casey: Customer, optIn: boolean) => Promise<unknown>> = {
    'by the switch in the account': async (casey, optIn) =>
      (await customerClient(shop, casey))('PATCH', '/api/customer/mailing-list', { optIn }),
    "by the owner's call": async (casey, optIn) =>
      (await ownerClient(shop))('PATCH', `/api/customers/${casey.id}`, { mailingListOptIn: optIn ? 1 : 0 }),
    "by the editor's checkbox": async ({ id }, mailingListOptIn) =>
      shop.payload.update({
        collection: 'customers',
        id,
        data: { mailingListOptIn },
        ...(await asAdmin(shop.payload)),
      }),
  };

  it.each(Object.entries(SWITCHES))('stops bulk messages until rejoining, %s', async (_how, change) => {
    const casey = await member();
    const owner = await ownerClient(shop);
    const message = async (subject: string) => {
      const body = { customerIds: [casey.id], subject, message: 'Spring.' };
      return (await owner('POST', '/api/messages/send', body)).body;
    };
    await change(casey, false);
    expect(await stored(casey)).toEqual(UNSUBSCRIBED);
    expect(await message(`to ${casey.id}`)).toEqual({ sent: 0, failed: 1 });
    const listed = await owner('GET', `/api/customers?search=${encodeURIComponent(casey.email)}`);
    expect(listed.body).toMatchObject([{ id: casey.id, mailingListOptIn: 0, getsMessages: 0 }]);
    await change(casey, true);
    expect(await stored(casey)).toEqual(SUBSCRIBED);
    expect(await message(`again to ${casey.id}`)).toEqual({ sent: 1, failed: 0 });
  });

  it('is not recorded for a customer who was never on it', async () => {
    const casey = await makeCustomer(shop.payload);
    await SWITCHES["by the editor's checkbox"]?.(casey, false);
    await SWITCHES["by the owner's call"]?.(casey, false);
    expect(await stored(casey)).toEqual({ mailingListOptIn: false, unsubscribedAt: null });
  });

  it('keeps emails about orders', async () => {
    const casey = await member();
    await SWITCHES['by the switch in the account']?.(casey, false);
    const { id: serviceId } = await makeService(shop.payload);
    const { id } = await makeOrder(shop.payload, serviceId, {
      customer: casey.id,
      customerEmail: casey.email,
    });
    await (await ownerClient(shop))('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    expect((await deliver(shop)).filter(({ to }) => to === casey.email)).toHaveLength(1);
  });
});

describe('an unknown link', () => {
  const forged = (id: string) => `${id}.${createHmac('sha256', 'guessed').update(id).digest('base64url')}`;

  it('shows a page with status 404 for both calls, and changes nothing', async () => {
    const [casey, other] = [await member(), await member()];
    const [, signature] = tokenFor(other).split('.');
    const tokens = [
      'x',
      casey.id,
      `${casey.id}.`,
      `${casey.id}.${signature}`,
      `${tokenFor(casey)}.x`,
      `${tokenFor(casey)}x`,
      tokenFor(casey).slice(0, -1),
      forged(casey.id),
      tokenFor({ id: randomUUID() }),
      `${casey.id.toUpperCase()}.${signature}`,
      'a'.repeat(5000),
      '%20',
    ];
    for (const token of tokens)
      for (const request of [{}, ONE_CLICK]) {
        const { status, html, headers } = await visit(token, request);
        expect(status).toBe(404);
        expect(headers.get('content-type')).toMatch(/^text\/html/);
        expect(html).toContain("This link doesn't work");
        if (token.length > 1) expect(html).not.toContain(token);
      }
    expect(await stored(casey)).toEqual(SUBSCRIBED);
    expect(await stored(other)).toEqual(SUBSCRIBED);
  });

  it('opens nothing else, as session or reset token', async () => {
    const token = tokenFor(await member());
    const me = await fetch(`${shop.url}/api/customer/me`, { headers: { Cookie: `shop-customer=${token}` } });
    expect(me.status).toBe(401);
    const reset = await fetch(`${shop.url}/api/customer/reset-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, newPassword: 'another-1' }),
    });
    expect(await reset.json()).toMatchObject({ success: false });
  });
});
