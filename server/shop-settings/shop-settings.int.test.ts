import { ValidationError } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { factsIn, servePages } from '#server/testing/serve-pages';
import { ADMIN, testShop } from '#server/testing/test-shop';
import type { Config, Order } from '../../payload-types';

type Settings = Partial<Config['globals']['shop-settings']>;

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
beforeEach(async () => {
  await emptyMailbox(shop);
  await saveSettings(SHOP_DEFAULTS);
});

const saveSettings = (data: Settings) => shop.payload.updateGlobal({ slug: 'shop-settings', data });

describe('emails', () => {
  const NEW_PLACE = {
    address: 'Third Base\n9 Diamond Street\nDover, DE 19901',
    openingHours: 'Sundays, 8 to 9',
  };
  const instructions = async (data: Partial<Order>, call: string) => {
    const { id } = await makeOrder(shop.payload, serviceId, data);
    await owner('POST', `/api/orders/${id}/${call}`);
    const [email] = await deliver(shop);
    return { ...email, text: email?.text.replaceAll(/\s+/g, ' ') };
  };

  it("explain how to ship in the owner's words", async () => {
    await saveSettings({
      ...NEW_PLACE,
      turnaroundDays: 1,
      shippingIntro: 'Box it up\nand send it:',
      packingSteps: 'Write {number} on it\n\nTape it',
      shippingClosing: 'See you <soon>.',
    });
    const ship = { deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover' } as const;
    const { text, html } = await instructions(ship, 'send-shipping-instructions');
    expect(text).toMatch(
      /Hi Robin.*, Box it up and send it: Third Base 9 Diamond Street Dover, DE 19901 Order [0-9A-F]{8} 1\. Write [0-9A-F]{8} on it 2\. Tape it When.*takes about 1 day\. .* See you <soon>\./,
    );
    expect(html).toContain('See you &lt;soon&gt;.');
    expect(text).not.toContain('{number}');
  });

  it("explain where to drop off in the owner's words", async () => {
    await saveSettings({
      ...NEW_PLACE,
      turnaroundDays: 5,
      dropoffIntro: 'Come by:',
      dropoffClosing: 'Ring twice.',
    });
    const { text } = await instructions({ deliveryMethod: 'dropoff' }, 'send-dropoff-instructions');
    expect(text).toMatch(
      /Hi Robin.*, Come by: Third Base.*Sundays, 8 to 9.*takes about 5 days\. .* Ring twice\./,
    );
  });

  it('give the drop-off address in the order confirmation', async () => {
    await saveSettings({ ...NEW_PLACE, turnaroundDays: 5 });
    await owner('POST', '/api/orders', orderBody(serviceId));
    const receipt = (await deliver(shop)).find(({ subject }) => subject.startsWith('We have your order'));
    expect(receipt?.text.replaceAll(/\s+/g, ' ')).toMatch(
      /Bring your glove by .* Third Base 9 Diamond Street Dover, DE 19901 Sundays, 8 to 9 .*ready about 5 days/,
    );
  });

  it("use the owner's address for notices and replies, or the default one", async () => {
    const orderEmails = async () => {
      await emptyMailbox(shop);
      const { orderId } = z
        .object({ orderId: z.string() })
        .parse((await owner('POST', '/api/orders', orderBody(serviceId))).body);
      const emails = await deliver(shop);
      const row = (await outboxRows(shop.payload)).find(
        ({ key }) => key === `${orderId}:order-received:owner`,
      );
      const notice = emails.find(({ subject }) => subject.startsWith('New order'));
      const receipt = emails.find(({ subject }) => subject.startsWith('We have your order'));
      return { noticeTo: notice?.to, shownTo: row?.recipient, answersTo: receipt?.headers.get('reply-to') };
    };
    const at = (address: string) => ({ noticeTo: address, shownTo: address, answersTo: address });
    expect(await orderEmails()).toEqual(at(ADMIN.email));
    await saveSettings({ ownerEmail: ' Boss@Shop.Example' });
    expect(await orderEmails()).toEqual(at('boss@shop.example'));
    await saveSettings({ ownerEmail: '' });
    expect(await orderEmails()).toEqual(at(ADMIN.email));
  });
});

describe('shop settings', () => {
  it('have defaults before anything is saved', async () => {
    await shop.payload.db.updateGlobal({
      slug: 'shop-settings',
      // Databases have no null for a list.
      data: Object.fromEntries(
        Object.entries(SHOP_DEFAULTS).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
      ),
    });
    const found = await shop.payload.findGlobal({ slug: 'shop-settings' });
    expect(found).toMatchObject(SHOP_DEFAULTS);
  });

  it.each<[Settings, string]>([
    [{ address: ' \n ' }, 'Enter the address for shipping and drop-off'],
    [{ openingHours: '' }, "Enter the shop's hours"],
    [{ turnaroundDays: 0 }, 'Enter whole days from 1 to 365'],
    [{ turnaroundDays: 1.5 }, 'Enter whole days from 1 to 365'],
    [{ ownerEmail: 'boss' }, 'Please enter a valid email'],
    [{ heroTitle: '' }, 'Give the home page a headline'],
    [{ packingSteps: '' }, 'Write something here. Customers read it.'],
  ])('reject %j', async (data, message) => {
    const refused = await saveSettings(data).catch((error: unknown) => error);
    if (!(refused instanceof ValidationError)) throw refused;
    expect(refused.data.errors.map((error) => error.message)).toEqual([message]);
  });
});

describe('the home page', () => {
  let pages: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    pages = await servePages(shop);
  });
  afterAll(() => pages.close());
  const page = async () => (await fetch(pages.url)).text();

  it('shows what was just saved but nothing meant for emails', async () => {
    await page();
    await saveSettings({
      heroTitle: 'We fix gloves',
      heroText: 'All of them.\r\nToday.',
      ownerEmail: 'me@shop.example',
    });
    const html = await page();
    expect(factsIn(html)).toMatchObject({ heroTitle: 'We fix gloves', heroText: 'All of them.\nToday.' });
    expect(html, 'only what a new shop does not say anyway').not.toContain('packingSteps');
    expect(html).not.toContain('me@shop.example');
  });

  it('escapes HTML and keeps dollar signs', async () => {
    const heroText = "</script><script>alert(1)</script> $& $1 $' \u2028";
    await saveSettings({ heroText });
    const html = await page();
    expect(html).not.toContain('<script>alert');
    expect(factsIn(html).heroText).toBe(heroText.trim());
  });

  it("shows defaults while the database is down and the owner's text after that", async () => {
    await saveSettings({ heroTitle: 'We fix gloves' });
    const broken = vi.spyOn(shop.payload, 'findGlobal').mockRejectedValue(new Error('gone'));
    expect(factsIn(await page())).toEqual(SHOP_FACTS);
    broken.mockRestore();
    expect(factsIn(await page()).heroTitle).toBe('We fix gloves');
  });
});
