import { describe, expect, it } from 'vitest';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { serviceList } from '#domain/catalogue/service-contract';
import { cases, inputs } from '#domain/testing/cases';
import { MESSAGES } from '#domain/words/shop-texts';
import { readList } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { makeCustomer, makeDiscount, makeLaceColor, makePhoto, makeService } from '#server/testing/factories';
import { refusal } from '#server/testing/refusal';
import { testShop } from '#server/testing/test-shop';
import { tokenOf } from '#server/testing/tokens';

const shop = await testShop();
const admin = await asAdmin(shop.payload);
const photo = await makePhoto(shop.payload);

/** Matches zod's own texts, which no owner should see. */
const TECHNICAL = /Invalid input|Invalid UUID|Too (small|big)|expected|received/;

describe('services', () => {
  it.each([
    ['name', 'AB', 'Name must be at least 3 characters'],
    ['name', '  AB  ', 'Name must be at least 3 characters'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
  ])('rejects %s %j: %s', async (field, value, message) => {
    expect(await refusal(makeService(shop.payload, { [field]: value }, admin))).toEqual({ [field]: message });
  });

  it.each([-1, 65.5, Number.NaN])('rejects a price of %d cents with a plain message', async (price) => {
    const errors = await refusal(makeService(shop.payload, { price }, admin));
    expect(Object.keys(errors)).toEqual(['price']);
    expect(errors.price).not.toMatch(TECHNICAL);
  });

  it('accepts a price of 0', async () => {
    expect((await makeService(shop.payload, { price: 0 }, admin)).price).toBe(0);
  });

  it('requires a price', async () => {
    const { id } = await makeService(shop.payload);
    const update = shop.payload.update({ collection: 'services', id, data: { price: undefined }, ...admin });
    expect((await update).price).toBe(6500);
    const data = {
      name: 'No price',
      description: 'Nothing to pay here',
      category: 'repair',
      active: true,
      sortOrder: 1,
    } as const;
    const create = shop.payload.create({
      collection: 'services',
      data: Object.assign({ price: Number.NaN }, data),
      ...admin,
    });
    expect(await refusal(create)).toHaveProperty('price');
  });

  it('applies the rules to changes too', async () => {
    const { id } = await makeService(shop.payload);
    const update = shop.payload.update({
      collection: 'services',
      id,
      data: { name: 'AB', price: -1 },
      ...admin,
    });
    expect(Object.keys(await refusal(update)).sort()).toEqual(['name', 'price']);
  });

  it('requires a whole number as position, so the list stays readable', async () => {
    const made = await makeService(shop.payload, { sortOrder: 1.5 }, admin).catch(() => null);
    expect(serviceList.safeParse(await readList(`${shop.url}/api/services`)).success).toBe(true);
    expect(made).toBeNull();
  });
});

describe('lace colors', () => {
  it.each([
    [-1, "Stock can't go below 0"],
    [1.5, 'Enter a whole number'],
  ])('rejects a stock of %d: %s', async (inventory, message) => {
    expect(await refusal(makeLaceColor(shop.payload, { inventory }, admin))).toEqual({ inventory: message });
  });

  it.each(['b5763a', '#fff', '#b5763g', 'red', '#b5763a00'])('rejects the color %s', async (hexColor) => {
    const errors = await refusal(makeLaceColor(shop.payload, { hexColor }, admin));
    expect(errors).toEqual({ hexColor: 'Enter a color like #b5763a' });
  });

  it('trims spaces around a color', async () => {
    await makeLaceColor(shop.payload, { hexColor: ' #b5763a ' }, admin).catch(() => null);
    expect(laceColorList.safeParse(await readList(`${shop.url}/api/lace-colors`)).success).toBe(true);
  });

  it.each(['https://elsewhere.example/a.jpg', '/media/../secret', '/api/a.jpg', 'data:image/png;base64,AA'])(
    'rejects the picture %s',
    async (imageUrl) => {
      const errors = await refusal(makeLaceColor(shop.payload, { imageUrl }, admin));
      expect(errors).toEqual({ imageUrl: MESSAGES.foreignImage });
    },
  );

  it("accepts no picture, an empty one, and one of the shop's own", async () => {
    for (const imageUrl of [null, '', await makePhoto(shop.payload)]) {
      await expect(makeLaceColor(shop.payload, { imageUrl }, admin)).resolves.toBeTruthy();
    }
  });
});

describe('discounts', () => {
  it.each([
    ['percentage', 10_001, "A percentage can't be more than 100%"],
    ['percentage', -1, 'Enter 0 or more'],
    ['percentage', 12.5, 'Enter a whole number'],
    ['fixed', -1, 'Enter 0 or more'],
    ['fixed', 0.5, 'Enter a whole number'],
  ] as const)('rejects %s %d: %s', async (type, value, message) => {
    expect(await refusal(makeDiscount(shop.payload, { type, value }, admin))).toEqual({ value: message });
  });

  it('accepts 100% and any fixed amount', async () => {
    await makeDiscount(shop.payload, { type: 'percentage', value: 10_000 }, admin);
    await makeDiscount(shop.payload, { type: 'fixed', value: 10_001 }, admin);
  });

  it('checks a change against the stored type, and the stored value against a new type', async () => {
    const percentage = await makeDiscount(shop.payload, { type: 'percentage', value: 1000 });
    const fixed = await makeDiscount(shop.payload, { type: 'fixed', value: 50_000 });
    const update = (id: string, data: object) =>
      shop.payload.update({ collection: 'discounts', id, data, ...admin });
    expect(await refusal(update(percentage.id, { value: 10_001 }))).toHaveProperty('value');
    expect(await refusal(update(fixed.id, { type: 'percentage' }))).toHaveProperty('value');
  });

  it.each([
    ['AB', 'Code must be at least 3 characters'],
    ['A B C', 'Use letters, digits, - and _ only'],
    ['<b>SALE</b>', 'Use letters, digits, - and _ only'],
  ])('rejects the code %s: %s', async (code, message) => {
    expect(await refusal(makeDiscount(shop.payload, { code }, admin))).toEqual({ code: message });
  });

  it('stores codes trimmed, in uppercase, and unique', async () => {
    const { id, code } = await makeDiscount(shop.payload, { code: ' spring-10 ' }, admin);
    expect(code).toBe('SPRING-10');
    expect(await refusal(makeDiscount(shop.payload, { code: 'Spring-10' }, admin))).toHaveProperty('code');
    const renamed = await shop.payload.update({
      collection: 'discounts',
      id,
      data: { code: 'summer' },
      ...admin,
    });
    expect(renamed.code).toBe('SUMMER');
    const second = await makeDiscount(shop.payload, { code: 'AUTUMN' });
    const update = shop.payload.update({
      collection: 'discounts',
      id: second.id,
      data: { code: 'Summer' },
      ...admin,
    });
    expect(await refusal(update)).toHaveProperty('code');
  });

  it('stores one of ten created at once with the same code', async () => {
    const tries = Array.from({ length: 10 }, () => makeDiscount(shop.payload, { code: 'ONCE' }, admin));
    const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
  });
});

describe('customers', () => {
  it('rejects a short password for new and changed accounts', async () => {
    const short = { password: MESSAGES.passwordTooShort };
    expect(await refusal(makeCustomer(shop.payload, { password: '12345' }, admin))).toEqual(short);
    const { id } = await makeCustomer(shop.payload);
    const update = (password: string) =>
      shop.payload.update({ collection: 'customers', id, data: { password }, ...admin });
    expect(await refusal(update('12345'))).toEqual(short);
    const many = shop.payload.update({
      collection: 'customers',
      where: { id: { equals: id } },
      data: { password: '12345' },
      ...admin,
    });
    const refused = await many.then(
      ({ docs }) => docs.length === 0,
      () => true,
    );
    expect(refused).toBe(true);
  });

  it('rejects an account without a password', async () => {
    expect(Object.keys(await refusal(makeCustomer(shop.payload, { password: '' }, admin)))).toEqual([
      'password',
    ]);
  });

  it('treats an empty password in the form as unchanged', async () => {
    const { id, email } = await makeCustomer(shop.payload);
    await shop.payload.update({
      collection: 'customers',
      id,
      data: { name: 'Other Name', password: '' },
      ...admin,
    });
    expect(await tokenOf(shop.payload, email)).not.toBe('');
  });

  it('does not call a long password too short', async () => {
    const errors = await refusal(makeCustomer(shop.payload, { password: 'x'.repeat(201) }, admin));
    expect(errors).toEqual({ password: MESSAGES.lineTooLong });
  });

  it('stores each email once, ignoring case, and only valid ones', async () => {
    const { email } = await makeCustomer(shop.payload, { email: 'Mixed.Case@Test.example' }, admin);
    expect(email).toBe('mixed.case@test.example');
    expect(
      await refusal(makeCustomer(shop.payload, { email: 'MIXED.case@test.EXAMPLE' }, admin)),
    ).toHaveProperty('email');
    for (const wrong of ['nobody', `a@${'b'.repeat(63)}.`.padEnd(251, 'c').concat('.com')])
      expect(await refusal(makeCustomer(shop.payload, { email: wrong }, admin))).toEqual({
        email: MESSAGES.invalidEmail,
      });
  });

  it('rejects a blank name', async () => {
    expect(await refusal(makeCustomer(shop.payload, { name: '  ' }, admin))).toEqual({
      name: 'Enter a name',
    });
  });
});

describe('gallery and media', () => {
  const album = (data: object) =>
    shop.payload.create({ collection: 'gallery', data: Object.assign({ title: 'Album' }, data), ...admin });

  cases([
    [{ title: '  ', imageUrls: [photo] }, { title: 'Please enter a title' }],
    [{}, { imageUrls: MESSAGES.selectImage }],
    [{ imageUrls: null }, { imageUrls: MESSAGES.selectImage }],
    [{ imageUrls: ['https://elsewhere.example/a.jpg'] }, { imageUrls: MESSAGES.foreignImage }],
    [{ imageUrls: ['/media/ok.jpg', '/media/../x'] }, { imageUrls: MESSAGES.foreignImage }],
  ])('rejects %j: %j', ([data]) => refusal(album(data)));

  inputs([{ imageUrls: 'a.jpg' }, { imageUrls: { 0: '/media/a.jpg' } }, { imageUrls: [5] }])(
    'rejects %j',
    async (data) => Object.keys(await refusal(album(data))),
    ['imageUrls'],
  );

  it('rejects more pictures than the dashboard does', async () => {
    const errors = await refusal(album({ imageUrls: Array(101).fill(photo) }));
    expect(errors).toEqual({ imageUrls: MESSAGES.tooManyAlbumPhotos });
  });

  it('rejects a file that is not a picture, whatever its name', async () => {
    const before = await shop.payload.count({ collection: 'media' });
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const [name, mimetype] of [
      ['x.html', 'text/html'],
      ['x.png', 'image/png'],
      ['x.svg', 'image/svg+xml'],
    ] as const) {
      const file = { name, mimetype, data: page, size: page.length };
      await expect(shop.payload.create({ collection: 'media', data: {}, file, ...admin })).rejects.toThrow();
    }
    expect(await shop.payload.count({ collection: 'media' })).toEqual(before);
  });
});
