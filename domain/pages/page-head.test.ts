import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SHOP_TAGLINE } from '../words/shop-words';
import { headHtml } from './head-html';
import { type HeadTag, type PageHeadFacts, pageHead } from './page-head';
import { PAGES } from './pages';
import { robotsTxt, sitemapXml } from './site-map';

const FACTS: PageHeadFacts = {
  siteUrl: 'https://gloves.example',
  shop: {
    name: 'The Glove Shop',
    tagline: SHOP_TAGLINE,
    logo: null,
    contact: [],
    address: 'The Glove Shop\n12 Foul Line Road\nCooperstown, NY 13326',
    openingHours: 'Tuesday to Friday, 10 am to 6 pm\nSaturday, 9:30 am to 12 pm\nby appointment',
    turnaroundDays: 9,
    texts: ['privacy'],
  },
  services: [
    { id: '1', name: 'Relace', price: 6500, category: 'relacing', active: 1 },
    { id: '2', name: 'Repair', price: 2550, category: 'repair', active: 1 },
    { id: '3', name: 'Gone', price: 100, category: 'repair', active: 0 },
  ],
  sharePicture: '/media/share/abc.jpg',
  accentStyle: '',
};
const shopWith = (shop: Partial<PageHeadFacts['shop']>) => ({ ...FACTS, shop: { ...FACTS.shop, ...shop } });

const title = (tags: HeadTag[]) => tags.filter(({ tag }) => tag === 'title').map(({ text }) => text);
const content = (tags: HeadTag[], name: string) =>
  tags.find(({ attributes }) => attributes?.name === name || attributes?.property === name)?.attributes
    ?.content;
const canonical = (tags: HeadTag[]) =>
  tags.find(({ attributes }) => attributes?.rel === 'canonical')?.attributes?.href;
const dataOf = (facts: PageHeadFacts, path = '/') => {
  const script = pageHead(path, facts).find(({ tag }) => tag === 'script');
  return script && z.looseObject({}).parse(JSON.parse(script.text ?? ''));
};

describe('pageHead', () => {
  it.each([
    ['/', 'https://gloves.example/', 'Baseball Glove Relacing, Repair, and Restoration | The Glove Shop'],
    ['/our-work', 'https://gloves.example/our-work', 'Our Work | The Glove Shop'],
    ['/order', 'https://gloves.example/order', 'Order a Service | The Glove Shop'],
    ['/order/', 'https://gloves.example/order', 'Order a Service | The Glove Shop'],
    ['/privacy', 'https://gloves.example/privacy', 'Privacy | The Glove Shop'],
  ])('gives %s one URL, a title, a description, and a picture', (path, address, words) => {
    const tags = pageHead(path, FACTS);
    expect(title(tags)).toEqual([words]);
    expect(canonical(tags)).toBe(address);
    expect(content(tags, 'og:url')).toBe(address);
    expect(content(tags, 'og:title')).toBe(words);
    expect(content(tags, 'description')?.length).toBeGreaterThan(20);
    expect(content(tags, 'og:description')).toBe(content(tags, 'description'));
    expect(content(tags, 'og:image')).toBe('https://gloves.example/media/share/abc.jpg');
    expect(content(tags, 'robots')).toBeUndefined();
  });

  it("has no URLs if the shop's own is unknown", () => {
    const tags = pageHead('/', { ...FACTS, siteUrl: null });
    expect(content(tags, 'og:title')).toBe(content(pageHead('/', FACTS), 'og:title'));
    expect(headHtml(tags)).not.toMatch(/http|canonical|og:url|og:image|twitter|ld\+json/);
  });

  it.each([
    ['/admin', 'Admin Dashboard'],
    ['/admin/login', 'Admin Login'],
    ['/customer/login', 'Login'],
    ['/customer/dashboard', 'Your Account'],
    ['/customer/reset-password', 'Reset Password'],
    ['/customer/confirm-email', 'Confirm Email'],
    ['/order-confirmation', 'Your Order'],
    ['/no/such/page', 'Page Not Found'],
    ['/terms', 'Page Not Found'],
  ])('keeps %s out of search engines', (path, words) => {
    expect(pageHead(path, FACTS)).toEqual([
      { tag: 'title', text: `${words} | The Glove Shop` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ]);
  });

  it("uses the shop's name and tagline from the owner", () => {
    const named = shopWith({ name: 'Red & Sons', tagline: 'Old gloves, new innings' });
    expect(title(pageHead('/', named))).toEqual(['Old gloves, new innings | Red & Sons']);
    expect(title(pageHead('/our-work', named))).toEqual(['Our Work | Red & Sons']);
    expect(content(pageHead('/privacy', named), 'description')).toContain('Red & Sons');
    expect(content(pageHead('/', named), 'og:site_name')).toBe('Red & Sons');
  });

  it.each(['/', '/admin', '/no/such/page'])("gives %s the owner's color", (path) => {
    const colored = { ...FACTS, accentStyle: ':root{--accent:#0b2a6b}' };
    expect(headHtml(pageHead(path, colored))).toContain('<style>:root{--accent:#0b2a6b}</style>');
    expect(headHtml(pageHead(path, FACTS))).not.toContain('<style');
  });

  it("mentions the owner's turnaround", () => {
    expect(content(pageHead('/', FACTS), 'description')).toContain('9 days');
    expect(content(pageHead('/', shopWith({ turnaroundDays: 1 })), 'description')).toContain('1 day.');
  });
});

describe('structured data', () => {
  it("has the shop's address, hours, and priced services", () => {
    expect(dataOf(FACTS)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'The Glove Shop',
      url: 'https://gloves.example/',
      image: 'https://gloves.example/media/share/abc.jpg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Foul Line Road',
        addressLocality: 'Cooperstown',
        addressRegion: 'NY',
        postalCode: '13326',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '09:30', closes: '12:00' },
      ],
      priceRange: '$25.50 - $65.00',
      makesOffer: [
        {
          '@type': 'Offer',
          price: '65.00',
          priceCurrency: 'USD',
          url: 'https://gloves.example/order?service=1',
          itemOffered: { '@type': 'Service', name: 'Relace', serviceType: 'relacing' },
        },
        { price: '25.50', itemOffered: { name: 'Repair' } },
      ],
    });
    expect(JSON.stringify(dataOf(FACTS))).not.toContain('Gone');
    expect(dataOf(FACTS, '/order')).toEqual(dataOf(FACTS));
    expect(dataOf(FACTS, '/our-work')).toBeUndefined();
  });

  it('never rates the shop, because search engines reject that (rule 37.6)', () => {
    expect(JSON.stringify(dataOf(FACTS))).not.toMatch(/rating|review/i);
  });

  it('has whatever contact details and picture are set', () => {
    const contact: PageHeadFacts['shop']['contact'] = [
      { kind: 'phone', label: '(607) 555-0119', url: 'tel:6075550119' },
      { kind: 'page', label: 'Instagram', url: 'https://www.instagram.com/red' },
    ];
    expect(dataOf(shopWith({ contact, logo: '/media/thumbs/logo.webp' }))).toMatchObject({
      slogan: SHOP_TAGLINE,
      telephone: '(607) 555-0119',
      sameAs: ['https://www.instagram.com/red'],
      logo: 'https://gloves.example/media/thumbs/logo.webp',
    });
    for (const name of ['telephone', 'email', 'sameAs', 'logo'])
      expect(dataOf(FACTS)).not.toHaveProperty(name);
  });

  it("leaves out what it can't parse, and invents nothing", () => {
    const facts = {
      ...shopWith({ address: 'Halle 3\n80331 München', openingHours: 'ring twice\nMonday, 30 to 40' }),
      services: [],
    };
    const business = dataOf(facts);
    expect(business?.address).toBe('Halle 3, 80331 München');
    for (const name of ['openingHoursSpecification', 'makesOffer', 'priceRange'])
      expect(business).not.toHaveProperty(name);
  });

  it("can't end its element", () => {
    const [service] = FACTS.services;
    if (!service) throw new Error('no service');
    const services = [{ ...service, name: '</script><script>alert(1)</script>' }];
    const html = headHtml(pageHead('/', { ...FACTS, services }));
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(dataOf({ ...FACTS, services })).toMatchObject({
      makesOffer: [{ itemOffered: { name: '</script><script>alert(1)</script>' } }],
    });
  });
});

describe('headHtml', () => {
  it('escapes text and attributes', () => {
    const html = headHtml([
      { tag: 'title', text: 'A & B </title>' },
      { tag: 'meta', attributes: { name: 'description', content: `"><script>'&` } },
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://x.example/?a=1&b=2' } },
    ]);
    expect(html.split(/(?<=<\/title>|">)(?=<)/)).toEqual([
      '<title>A &amp; B &lt;/title&gt;</title>',
      '<meta name="description" content="&quot;&gt;&lt;script&gt;&#39;&amp;">',
      '<link rel="canonical" href="https://x.example/?a=1&amp;b=2">',
    ]);
  });

  it('throws on a script that could end itself', () => {
    expect(() => headHtml([{ tag: 'script', text: 'a<b' }])).toThrow('<');
  });
});

describe('robots.txt and sitemap', () => {
  it('name the sitemap and keep crawlers out of the editor', () => {
    expect(robotsTxt('https://gloves.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /cms',
      '',
      'Sitemap: https://gloves.example/sitemap.xml',
      '',
    ]);
  });

  it('list only the existing public pages', () => {
    const listed = (texts: PageHeadFacts['shop']['texts']) =>
      [...sitemapXml('https://a.example/x&y', texts).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed(['privacy'])).toEqual(
      ['/', '/our-work', '/order', '/privacy'].map((path) => `https://a.example/x&amp;y${path}`),
    );
    const unlisted = Object.values(PAGES).filter((path) =>
      content(pageHead(path, shopWith({ texts: ['privacy', 'terms'] })), 'robots'),
    );
    expect(listed(['privacy', 'terms'])).toHaveLength(Object.keys(PAGES).length - unlisted.length);
  });
});
