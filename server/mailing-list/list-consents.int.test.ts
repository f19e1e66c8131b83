import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as words from '#domain/consents/consent-words';
import { asAdmin } from '#server/testing/callers';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { consentRows } from '#server/testing/consent-rows';
import { makeCustomer } from '#server/testing/factories';
import { allAre, ten } from '#server/testing/ten-at-once';
import { testShop } from '#server/testing/test-shop';
import type { Customer } from '../../payload-types';
import { unsubscribeToken } from './mailing-list';

const shop = await testShop();
const { payload } = shop;
const visitor = clientWith(shop);
const owner = await ownerClient(shop);

const { ofCustomer, ofEmail, byEmail } = consentRows(payload);
const unsubscribeAt = (customer: Customer, body?: string) =>
  fetch(`${shop.url}/api/unsubscribe/${unsubscribeToken(payload.secret, customer.id)}`, {
    method: 'POST',
    body,
  });
const someone = () => `${randomUUID()}@test.example`;
const signUp = (email: string, key: string = randomUUID()) =>
  visitor(
    'POST',
    '/api/mailing-list/signup',
    { name: 'Robin', email, password: 'secret-1' },
    { 'Idempotency-Key': key },
  );
const inAccount = async (customer: Customer, optIn: boolean) =>
  (await customerClient(shop, customer))('PATCH', '/api/customer/mailing-list', { optIn });
const inDashboard = ({ id }: Customer, mailingListOptIn: boolean) =>
  owner('PATCH', `/api/customers/${id}`, { mailingListOptIn });
const inEditor = async ({ id }: Customer, mailingListOptIn: boolean) =>
  payload.update({ collection: 'customers', id, data: { mailingListOptIn }, ...(await asAdmin(payload)) });
const byLink = (customer: Customer) => unsubscribeAt(customer);
const byButton = (customer: Customer) => unsubscribeAt(customer, 'List-Unsubscribe=One-Click');

type ListPath = [
  name: string,
  place: string,
  wording: string,
  given: boolean,
  move: (customer: Customer, given: boolean) => Promise<unknown>,
];

const LIST_PATHS: ListPath[] = [
  ['joining in the account', 'account', words.ACCOUNT_MAILING_LIST_WORDING, true, inAccount],
  ['leaving in the account', 'account', words.ACCOUNT_MAILING_LIST_WORDING, false, inAccount],
  ["the unsubscribe link's page", 'unsubscribe-link', words.UNSUBSCRIBE_WORDING, false, byLink],
  [
    "the email program's unsubscribe button",
    'one-click-unsubscribe',
    words.ONE_CLICK_WORDING,
    false,
    byButton,
  ],
  [
    'the owner adding them in the dashboard',
    'dashboard',
    words.ADD_TO_MAILING_LIST_WORDING,
    true,
    inDashboard,
  ],
  [
    'the owner removing them in the dashboard',
    'dashboard',
    words.REMOVE_FROM_MAILING_LIST_WORDING,
    false,
    inDashboard,
  ],
  ['the owner ticking the box in the editor', 'editor', words.EDITOR_MAILING_LIST_WORDING, true, inEditor],
  ['the owner clearing the box in the editor', 'editor', words.EDITOR_MAILING_LIST_WORDING, false, inEditor],
];

describe('the mailing list', () => {
  it.each(LIST_PATHS)(
    '31.1: %s leaves one record, even when repeated',
    async (_name, place, wording, given, move) => {
      const customer = await makeCustomer(payload, { mailingListOptIn: !given });
      for (let times = 0; times < 3; times += 1) await move(customer, given);
      expect(await ofCustomer(customer.id)).toMatchObject([
        { kind: 'mailing-list', given, place, wording, email: customer.email, at: expect.any(String) },
      ]);
      expect(await byEmail(customer.email)).toMatchObject({ mailingListOptIn: given });
    },
  );

  it.each(LIST_PATHS)(
    '31.1: %s ten times at once leaves one record',
    async (name, _place, _wording, given, move) => {
      const customer = await makeCustomer(payload, { mailingListOptIn: !given });
      const moves = Array.from({ length: 10 }, () => move(customer, given));
      // The editor refuses saves of an outdated version.
      const settled = await Promise.allSettled(moves);
      if (!name.includes('editor')) expect(settled.map(({ status }) => status)).not.toContain('rejected');
      expect((await ofCustomer(customer.id)).length).toBe(1);
      expect(await byEmail(customer.email)).toMatchObject({ mailingListOptIn: given });
    },
  );

  it('31.1: a sign-up leaves one record, even when sent ten times at once', async () => {
    const [email, key] = [someone(), randomUUID()];
    expect(await ten(() => signUp(email, key))).toEqual(allAre(201));
    const { id } = await byEmail(email);
    expect(await ofEmail(email)).toMatchObject([
      {
        kind: 'mailing-list',
        given: true,
        place: 'home-page',
        wording: words.SIGN_UP_WORDING,
        customerId: id,
      },
    ]);
  });

  it('31.1: a refused sign-up leaves none', async () => {
    const { email } = await makeCustomer(payload);
    expect((await signUp(email)).status).toBe(409);
    expect(await ofEmail(email)).toEqual([]);
  });

  it("31.1: a customer created in the editor has a record if they're on the list", async () => {
    const as = await asAdmin(payload);
    const [on, off] = [someone(), someone()];
    await makeCustomer(payload, { email: on, mailingListOptIn: true }, as);
    await makeCustomer(payload, { email: off, mailingListOptIn: false }, as);
    await expect(makeCustomer(payload, { email: on, mailingListOptIn: true }, as)).rejects.toThrow();
    expect((await ofEmail(on)).map(({ place }) => place)).toEqual(['editor']);
    const [created] = await ofEmail(off);
    expect(created?.given ?? false).toBe(false);
  });

  it('31.1: the owner changing something else leaves none, and a conflict leaves none', async () => {
    const { id } = await makeCustomer(payload, { mailingListOptIn: true });
    await owner('PATCH', `/api/customers/${id}`, { name: 'Casey C.' });
    await owner('PATCH', `/api/customers/${id}`, { mailingListOptIn: true, name: 'Casey D.' });
    const outdated = await owner(
      'PATCH',
      `/api/customers/${id}`,
      { mailingListOptIn: false },
      { 'If-Match': '"0"' },
    );
    expect(outdated.status).toBe(409);
    expect(await ofCustomer(id)).toEqual([]);
  });

  it('31.1: simultaneous opposite changes leave a record each, and the last one matches the result', async () => {
    const customer = await makeCustomer(payload, { mailingListOptIn: false });
    await Promise.all(Array.from({ length: 10 }, (_, n) => inDashboard(customer, n % 2 === 0)));
    const given = (await ofCustomer(customer.id)).map((record) => record.given);
    const yes = given.filter(Boolean).length;
    const { mailingListOptIn } = await byEmail(customer.email);
    expect(yes - (given.length - yes)).toBe(mailingListOptIn ? 1 : 0);
  });

  it('31.2: the pages show the words that are recorded', async () => {
    const { id } = await makeCustomer(payload);
    const page = await fetch(`${shop.url}/api/unsubscribe/${unsubscribeToken(payload.secret, id)}`);
    expect(await page.text()).toContain(words.UNSUBSCRIBE_WORDING);
    const fields = payload.collections.customers.config.flattenedFields;
    const box = fields.find(({ name }) => name === 'mailingListOptIn');
    expect(box).toMatchObject({ admin: { description: words.EDITOR_MAILING_LIST_WORDING } });
  });
});
