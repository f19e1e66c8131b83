import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/wire/durations';
import { storedHistory } from '#server/orders/present-order';
import { trackToken, trackUrl } from '#server/orders/track-token';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { readOrder } from '#server/testing/payments';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Customer, Order } from '../../payload-types';
import { askForReviews, remindOfCare } from './follow-up-orders';

const shop = await testShop();
const { payload } = shop;
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const service = await makeService(payload, { name: 'Full relace' });

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const settings = (changes: object) => owner('PATCH', '/api/admin/shop-settings', changes);
const ask = (days: number) => askForReviews(payload, inDays(days), () => undefined);
const remind = (days: number) => remindOfCare(payload, inDays(days), () => undefined);
async function shipped(data: Partial<Order> = {}): Promise<Order> {
  const { id } = await makeOrder(payload, service.id, { status: 'in-progress', ...data });
  if (data.status === undefined) await owner('PATCH', `/api/orders/${id}/status`, { status: 'shipped' });
  await emptyMailbox(shop);
  return readOrder(shop, id);
}
const sentTo = async (email: string, subject: RegExp): Promise<Email[]> =>
  (await deliver(shop)).filter((each) => each.to === email && subject.test(each.subject));
const asked = (email: string) => sentTo(email, /How does your glove feel/);
const reminded = (email: string) => sentTo(email, /check your laces/);
/** More than ten months. */
const TEN_MONTHS = 308;

let count = 0;
const address = () => {
  count += 1;
  return `follow${count}@mail.example`;
};

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'orders', where: {} });
  await emptyMailbox(shop);
  await settings({ reviewDays: 7, careReminder: true });
});

describe('asking for a review (rule 37.1)', () => {
  it("asks once, seven days later, with a link to the order's page", async () => {
    const email = address();
    const order = await shipped({ customerEmail: email });
    await ask(6.9);
    expect(await asked(email)).toEqual([]);
    await Promise.all([ask(7.1), ask(7.1)]);
    await ask(8);
    const emails = await asked(email);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(`${trackUrl(payload, order, SITE)}#review`);
  });

  it('asks no one while the setting is off, which is the default', async () => {
    const email = address();
    await shipped({ customerEmail: email });
    await settings({ reviewDays: 0 });
    await ask(7.1);
    expect(await asked(email)).toEqual([]);
    const other = await testShop();
    const { body } = await (await ownerClient(other))('GET', '/api/admin/shop-settings');
    expect(body).toMatchObject({ reviewDays: 0, careReminder: false });
  });

  it('does not ask about a glove that came back long before the setting was turned on', async () => {
    const email = address();
    await shipped({ customerEmail: email });
    await ask(40);
    expect(await asked(email)).toEqual([]);
  });

  it("counts from the carrier's delivery, and waits for it", async () => {
    const email = address();
    const order = await shipped({ customerEmail: email });
    const at = (days: number) => inDays(days).toISOString();
    const report = (state: string, days: number) => ({
      id: `${order.id.slice(0, -1)}${days}`,
      at: at(days),
      kind: 'package',
      actor: { role: 'shop' },
      isPublic: true,
      text: state,
      data: { direction: 'to_customer', state, day: null },
    });
    const story = Array.isArray(order.story) ? order.story : [];
    await setRow(payload, 'orders', order.id, { story: [...story, report('on_its_way', 1)] });
    await ask(8);
    expect(await asked(email)).toEqual([]);
    await setRow(payload, 'orders', order.id, { story: [...story, report('delivered', 3)] });
    await ask(9.5);
    expect(await asked(email)).toEqual([]);
    await ask(10.5);
    expect(await asked(email)).toHaveLength(1);
  });

  it.each<[string, (order: Order) => Promise<unknown>]>([
    ['canceled', ({ id }) => setRow(payload, 'orders', id, { status: 'canceled' })],
    ['disputed', ({ id }) => setRow(payload, 'orders', id, { paymentProblem: 'The customer disputes it' })],
    ['taken back to the bench', ({ id }) => setRow(payload, 'orders', id, { status: 'in-progress' })],
    [
      'refunded in full',
      ({ id }) => owner('POST', `/api/orders/${id}/refunds`, { amount: 6500, method: 'recorded' }),
    ],
    [
      'reviewed already',
      (order) => anyone('POST', `/api/track/${trackToken(payload, order)}/review`, { stars: 5, text: '' }),
    ],
  ])('does not ask about an order that is %s, even between asking and sending', async (what, end) => {
    const email = address();
    await end(await shipped({ customerEmail: email, total: 6500 }));
    await ask(7.1);
    expect(await asked(email)).toEqual([]);
    if (what === 'reviewed already') return;
    const later = address();
    const order = await shipped({ customerEmail: later, total: 6500 });
    await ask(7.1);
    await end(order);
    expect(await asked(later)).toEqual([]);
  });

  it('does not ask demo people, or those who left the mailing list', async () => {
    const customer = await makeCustomer(payload);
    await setMailingListOf(customer, false);
    await shipped({ customer: customer.id, customerEmail: customer.email });
    await shipped({ customerEmail: 'sam@demo.example.com' });
    await ask(7.1);
    expect(await asked(customer.email)).toEqual([]);
    expect(await asked('sam@demo.example.com')).toEqual([]);
  });
});

const setMailingListOf = async (customer: Customer, optIn: boolean) => {
  const client = await customerClient(shop, customer);
  expect((await client('PATCH', '/api/customer/mailing-list', { optIn: optIn ? 1 : 0 })).status).toBe(200);
};

describe('the care reminder (rule 37.9)', () => {
  const member = () => makeCustomer(payload, { mailingListOptIn: true });
  const shippedTo = ({ id, email }: Customer, data: Partial<Order> = {}) =>
    shipped({ customer: id, customerEmail: email, ...data });

  it('goes out once, ten months later, with ways to order again and to leave the list', async () => {
    const customer = await member();
    await shippedTo(customer);
    await remind(290);
    expect(await reminded(customer.email)).toEqual([]);
    await Promise.all([remind(TEN_MONTHS), remind(TEN_MONTHS)]);
    await remind(TEN_MONTHS + 1);
    const [email, ...others] = await reminded(customer.email);
    expect(others).toEqual([]);
    expect(email?.text).toContain(`${SITE}/order?service=${service.id}`);
    expect(email?.text).toContain('Full relace');
    const [, url = ''] = /^<(.+)>$/.exec(email?.headers.get('list-unsubscribe') ?? '') ?? [];
    expect(email?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(email?.text).toContain(url);
    const left = await fetch(url.replace(SITE, shop.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(left.status).toBe(200);
  });

  it('is due on the same day of the month, even after the shortest ten months', async () => {
    const customer = await member();
    const order = await shippedTo(customer);
    const createdAt = new Date(2027, 1, 1, 12).toISOString();
    const story = storedHistory(order).map((event) => ({ ...event, at: createdAt }));
    await setRow(payload, 'orders', order.id, { createdAt, story });
    const remindAt = (hour: number) => remindOfCare(payload, new Date(2027, 11, 1, hour), () => undefined);
    await remindAt(11);
    expect(await reminded(customer.email)).toEqual([]);
    await remindAt(13);
    expect(await reminded(customer.email)).toHaveLength(1);
  });

  it('goes only to people on the mailing list, also at the last moment', async () => {
    const [outside, left] = [await makeCustomer(payload), await member()];
    await shippedTo(outside);
    await shippedTo(left);
    await remind(TEN_MONTHS);
    await setMailingListOf(left, false);
    expect(await reminded(outside.email)).toEqual([]);
    expect(await reminded(left.email)).toEqual([]);
  });

  it("goes out once for several orders, and not at all if they've ordered again", async () => {
    const [twice, again, canceled] = [await member(), await member(), await member()];
    await shippedTo(twice);
    await shippedTo(twice);
    await shippedTo(again);
    await shippedTo(again, { status: 'received' });
    await shippedTo(canceled);
    await shippedTo(canceled, { status: 'canceled' });
    await remind(TEN_MONTHS);
    await remind(TEN_MONTHS + 1);
    expect(await reminded(twice.email)).toHaveLength(1);
    expect(await reminded(again.email)).toEqual([]);
    expect(await reminded(canceled.email)).toHaveLength(1);
  });

  it('does not go out without the setting, to demo people, or long after it was due', async () => {
    const [customer, demo] = [
      await member(),
      await makeCustomer(payload, { mailingListOptIn: true, email: 'casey@demo.example.com' }),
    ];
    await shippedTo(customer);
    await shippedTo(demo);
    await remind(TEN_MONTHS + 30);
    await settings({ careReminder: false });
    await remind(TEN_MONTHS);
    expect(await reminded(customer.email)).toEqual([]);
    await settings({ careReminder: true });
    await remind(TEN_MONTHS);
    expect(await reminded(customer.email)).toHaveLength(1);
    expect(await reminded(demo.email)).toEqual([]);
  });
});
