import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCustomer } from '#server/testing/factories';
import { storeResetToken } from '#server/testing/store-reset-token';
import { testShop } from '#server/testing/test-shop';
import { HERE } from '#server/testing/tokens';
import type { Customer } from '../../payload-types';
import { setMailingList } from '../mailing-list/mailing-list';
import { openCustomerSession, readCustomerSession } from './open-session';
import { resetPassword } from './password-reset';

const shop = await testShop();

const logIn = (email: string, password: string) =>
  openCustomerSession({ payload: shop.payload, email, password, from: HERE });
const isOpen = async (token: string | null) =>
  (await readCustomerSession(shop.payload, token ?? undefined)) !== null;
const stored = (id: string) =>
  shop.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });

/** Saves a customer as the editor does. `duringSave` runs after the save has read the account and before it writes. */
async function saveWhile(
  id: string,
  data: Partial<Customer>,
  duringSave: () => Promise<void>,
): Promise<void> {
  const hooks = shop.payload.collections.customers.config.hooks.beforeChange;
  let isFirst = true;
  const slow: (typeof hooks)[number] = async (change) => {
    if (isFirst) {
      isFirst = false;
      await duringSave();
    }
    return change.data;
  };
  hooks.unshift(slow);
  try {
    await shop.payload.update({ collection: 'customers', id, data });
  } finally {
    hooks.splice(hooks.indexOf(slow), 1);
  }
}

async function reset(id: string, newPassword: string): Promise<boolean> {
  const token = randomUUID();
  await storeResetToken(shop.payload, id, token);
  return resetPassword(shop.payload, { token, newPassword });
}

it('keeps a password reset, and the sessions it ended, while the owner saves the account', async () => {
  const { id, email } = await makeCustomer(shop.payload);
  const before = await logIn(email, 'secret-1');
  await saveWhile(id, { name: 'Casey C.' }, async () => {
    expect(await reset(id, 'first-base-mitt-2')).toBe(true);
  });
  expect(await stored(id)).toMatchObject({ name: 'Casey C.' });
  expect(await isOpen(before)).toBe(false);
  expect(await logIn(email, 'secret-1')).toBeNull();
  expect(await isOpen(await logIn(email, 'first-base-mitt-2'))).toBe(true);
});

it('keeps a login and a mailing list opt-in made while the account is saved', async () => {
  const customer = await makeCustomer(shop.payload);
  let token: string | null = null;
  await saveWhile(customer.id, { name: 'Casey C.' }, async () => {
    token = await logIn(customer.email, 'secret-1');
    await setMailingList(shop.payload, customer, true);
  });
  expect(await isOpen(token)).toBe(true);
  expect(await stored(customer.id)).toMatchObject({ name: 'Casey C.', mailingListOptIn: true });
});

it('keeps a mailing list opt-in made while the password is reset', async () => {
  const customer = await makeCustomer(shop.payload);
  await saveWhile(customer.id, { password: 'first-base-mitt-2' }, () =>
    setMailingList(shop.payload, customer, true),
  );
  expect(await stored(customer.id)).toMatchObject({ mailingListOptIn: true });
  expect(await isOpen(await logIn(customer.email, 'first-base-mitt-2'))).toBe(true);
});

it('lets the owner turn the mailing list off and on again', async () => {
  const { id } = await makeCustomer(shop.payload, { mailingListOptIn: true });
  for (const mailingListOptIn of [false, true, false]) {
    await shop.payload.update({ collection: 'customers', id, data: { mailingListOptIn } });
    expect(await stored(id)).toMatchObject({ mailingListOptIn });
  }
});
