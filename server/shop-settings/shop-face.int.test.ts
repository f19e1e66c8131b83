import { randomUUID } from 'node:crypto';
import { ValidationError } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { LOGO_SIDE } from '#domain/shop-settings/shop-face';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { factsIn, servePages } from '#server/testing/serve-pages';
import { startTestShop } from '#server/testing/test-shop';
import type { Config } from '../../payload-types';
import { readShopSettings } from './read-shop-settings';

type Settings = Partial<Config['globals']['shop-settings']>;

const FACE = {
  name: 'Red & Sons <Gloves>',
  tagline: 'Old gloves, new innings',
  logo: '/media/logo.webp',
  accentColor: '#0B2A6B',
  phone: '(607) 555-0119',
  shopEmail: 'Hello@Red.Example',
  socialLinks: [{ url: 'https://www.instagram.com/red' }, { url: 'https://red.example/blog' }],
  people: [{ name: 'Red', words: 'Thirty years on the bench.\r\nStill oils by hand.', portrait: null }],
  guarantee: 'A lace that breaks within a year is ours to mend.',
  reviews: [
    { quote: 'Like new.', name: 'Sam', date: '2026-05-04T12:00:00.000Z', link: 'https://yelp.com/red' },
    { quote: 'Fast.', name: 'Alex' },
  ],
} satisfies Settings;

const shop = await startTestShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
// A row is enough, because saving checks nothing else.
await shop.payload.db.create({ collection: 'media', data: { id: randomUUID(), filename: 'logo.webp' } });
const pages = await servePages(shop);
afterAll(async () => {
  await pages.close();
  await shop.close();
});
beforeEach(async () => {
  await emptyMailbox(shop);
  await saveSettings(SHOP_DEFAULTS);
});

const saveSettings = (data: Settings) => shop.payload.updateGlobal({ slug: 'shop-settings', data });
const page = async (path = '/') => (await fetch(pages.url + path)).text();
const structuredDataIn = (html: string) => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return z.looseObject({}).parse(JSON.parse(json ?? ''));
};

describe('a shop without settings', () => {
  it('shows no contact, people, reviews, or color', async () => {
    const html = await page();
    expect(factsIn(html)).toMatchObject({ name: 'The Glove Shop', logo: null, contact: [], about: null });
    expect(html).not.toContain('--accent');
    for (const name of ['telephone', 'email', 'sameAs', 'logo'])
      expect(structuredDataIn(html)).not.toHaveProperty(name);
  });

  it("signs emails with the sender's name", async () => {
    const [email] = await receipts();
    expect(email?.headers.get('from')).toContain('The Glove Shop');
    expect(email?.html).not.toContain('tel:');
  });
});

const receipts = async () => {
  await owner('POST', '/api/orders', orderBody(serviceId));
  return (await deliver(shop)).filter(({ subject }) => subject.startsWith('We have your order'));
};

describe('a shop with its own name and look', () => {
  beforeEach(async () => {
    await saveSettings(FACE);
  });

  it('is named in the head of every page and for search engines', async () => {
    const html = await page();
    expect(html).toContain('<title>Old gloves, new innings | Red &amp; Sons &lt;Gloves&gt;</title>');
    expect(html).toContain('<meta property="og:site_name" content="Red &amp; Sons &lt;Gloves&gt;">');
    expect(structuredDataIn(html)).toMatchObject({
      name: FACE.name,
      slogan: FACE.tagline,
      telephone: FACE.phone,
      email: 'hello@red.example',
      logo: expect.stringMatching(/^http.*\/media\/thumbs\/logo\.webp/),
      sameAs: FACE.socialLinks.map(({ url }) => url),
    });
    expect(await page('/our-work')).toContain('<title>Our Work | Red &amp; Sons &lt;Gloves&gt;</title>');
    expect(await page('/admin')).toContain('<title>Admin Dashboard | Red &amp; Sons &lt;Gloves&gt;</title>');
  });

  it('shows its color on every page', async () => {
    for (const path of ['/', '/our-work', '/customer/login'])
      expect(await page(path)).toMatch(/<style>@media screen\{html:root\{--accent:#0b2a6b;/);
  });

  it('gives pages its contact, people, guarantee, and reviews', async () => {
    expect(factsIn(await page())).toMatchObject({
      name: FACE.name,
      logo: expect.stringContaining('/media/thumbs/logo.webp'),
      contact: [
        { kind: 'phone', label: FACE.phone, url: 'tel:6075550119' },
        { kind: 'email', label: 'hello@red.example', url: 'mailto:hello@red.example' },
        { kind: 'page', label: 'Instagram', url: 'https://www.instagram.com/red' },
        { kind: 'page', label: 'red.example', url: 'https://red.example/blog' },
      ],
      about: {
        people: [{ name: 'Red', words: 'Thirty years on the bench.\nStill oils by hand.', portrait: null }],
        guarantee: FACE.guarantee,
        reviews: [
          {
            quote: 'Like new.',
            name: 'Sam',
            month: '2026-05',
            link: { label: 'Yelp', url: 'https://yelp.com/red' },
          },
          { quote: 'Fast.', name: 'Alex', month: null, link: null },
        ],
      },
    });
  });

  it('signs emails with its name and contact', async () => {
    const [email] = await receipts();
    expect(email?.headers.get('from')).toContain(FACE.name);
    expect(email?.html).toContain('Red &amp; Sons &lt;Gloves&gt;');
    expect(email?.html).toContain('href="tel:6075550119"');
    expect(email?.html).toContain('href="mailto:hello@red.example"');
    expect(email?.html).toContain('/media/thumbs/logo.webp');
    expect(email?.html).toContain('color:#0b2a6b');
    expect(email?.html).not.toMatch(/#(9a5420|d98f45)/i);
    expect(email?.text).toContain('(607) 555-0119');
  });

  it('lets email programs load its logo but no other picture', async () => {
    const photo = async (alt: string) => {
      const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b2a6b' } })
        .png()
        .toBuffer();
      const file = { data, mimetype: 'image/png', name: `${alt}.png`, size: data.length };
      return `/media/${(await shop.payload.create({ collection: 'media', data: { alt }, file })).filename}`;
    };
    const policyOf = async (image: string) => {
      const { status, headers } = await fetch(shop.url + thumbnailOf(image, LOGO_SIDE));
      return [status, headers.get('Cross-Origin-Resource-Policy')];
    };
    const [logo, other] = [await photo('logo'), await photo('other')];
    await saveSettings({ logo });
    expect(await policyOf(logo)).toEqual([200, 'cross-origin']);
    expect(await policyOf(other)).toEqual([200, 'same-origin']);
  });

  it("shows its contact on an order's page", async () => {
    const { id } = await makeOrder(shop.payload, serviceId);
    const link = z
      .object({ trackUrl: z.string() })
      .parse((await owner('POST', `/api/orders/${id}/track-link`)).body);
    const token = link.trackUrl.split('/').at(-1);
    const { body } = await owner('GET', `/api/track/${token}`);
    expect(body).toMatchObject({ shop: { name: FACE.name, phone: FACE.phone, email: 'hello@red.example' } });
  });
});

describe('the return shipping fee', () => {
  const totalOf = async () => {
    const ship = {
      ...orderBody(serviceId),
      deliveryMethod: 'ship',
      paymentMethod: 'paypal',
      shippingAddress: '1 Main St\nDover, DE 19901',
    };
    const { orderId } = z
      .object({ orderId: z.string() })
      .parse((await owner('POST', '/api/orders', ship)).body);
    return shop.payload.findByID({ collection: 'orders', id: orderId });
  };

  it('applies from the next order on', async () => {
    expect(await totalOf()).toMatchObject({ shippingCharge: 1500, total: 8000 });
    await saveSettings({ shippingFee: 990 });
    expect(await totalOf()).toMatchObject({ shippingCharge: 990, total: 7490 });
    expect(factsIn(await page()).shippingFee).toBe(990);
    await saveSettings({ shippingFee: 0 });
    expect(await totalOf()).toMatchObject({ shippingCharge: 0, total: 6500 });
  });
});

describe('saving shop settings', () => {
  const PAGE = 'Enter a web address like https://www.instagram.com/your-shop';
  it.each<[Settings, string]>([
    [{ name: 'R' }, 'Name must be at least 2 characters'],
    [{ name: 'R'.repeat(41) }, "Keep this under 40 characters. It's at the top of every page."],
    [{ tagline: '' }, 'Say in one line what the shop does'],
    [{ logo: 'https://elsewhere.example/logo.png' }, "Use photos you've uploaded here"],
    [{ accentColor: 'blue' }, 'Enter a color like #b5763a'],
    [{ accentColor: '#ffffff' }, 'This color is too light to read on the light pages. Choose a darker one.'],
    [{ accentColor: '#000000' }, 'This color is too dark to read on the dark pages. Choose a lighter one.'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ shopEmail: 'boss' }, 'Please enter a valid email'],
    [{ socialLinks: [{ url: 'javascript:alert(1)' }] }, PAGE],
    [{ reviews: [{ quote: 'Good', name: 'Sam', link: 'yelp.com' }] }, PAGE],
    [{ people: [{ name: 'Red', words: '' }] }, 'Write something here. Customers read it.'],
    [{ shippingFee: -1 }, 'Enter an amount of 0 or more'],
  ])('rejects %j', async (data, message) => {
    const refused = await saveSettings(data).catch((error: unknown) => error);
    if (!(refused instanceof ValidationError)) throw refused;
    expect(refused.data.errors.map((error) => error.message)).toEqual([message]);
  });

  it.each(['name', 'logo', 'accentColor', 'phone', 'shopEmail', 'guarantee'] as const)(
    'clears an emptied %s',
    async (field) => {
      await saveSettings(FACE);
      await saveSettings({ [field]: '' });
      expect((await readShopSettings(shop.payload))[field]).toBeNull();
    },
  );
});
