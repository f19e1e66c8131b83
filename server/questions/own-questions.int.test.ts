import { expect, it } from 'vitest';
import { customerExport } from '#domain/own-account/own-account-contract';
import { findUpload } from '#server/photos/claim-photos';
import { type Client, customerClient } from '#server/testing/client';
import { makeCustomer, makePhoto, makeQuestion } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { wordsStored } from '#server/testing/words-stored';
import type { Customer } from '../../payload-types';

const shop = await testShop();

async function signIn({ isProven }: { isProven: boolean }): Promise<{ customer: Customer; client: Client }> {
  const customer = await makeCustomer(shop.payload);
  await setRow(shop.payload, 'customers', customer.id, { provenEmail: isProven ? customer.email : null });
  return { customer, client: await customerClient(shop, customer) };
}

const left = async () =>
  (await shop.payload.find({ collection: 'questions', pagination: false })).docs.map(({ id }) => id);
const erase = (client: Client) => client('POST', '/api/customer/me/erase', { password: 'secret-1' });
const exported = async (client: Client) =>
  customerExport.parse((await client('GET', '/api/customer/me/export')).body).questions;

it('exports and erases questions of a signed-in or verified customer, and no others', async () => {
  const { customer, client } = await signIn({ isProven: true });
  const unverified = await signIn({ isProven: false });
  const photo = await makePhoto(shop.payload);
  await client('POST', '/api/questions', { email: 'other@asked.example', text: 'Mine?', photos: [photo] });
  await makeQuestion(shop.payload, { email: customer.email });
  const anonymous = await makeQuestion(shop.payload, { email: unverified.customer.email });

  const emails = (await exported(client)).map(({ email }) => email);
  expect(emails.sort()).toEqual([customer.email, 'other@asked.example'].sort());
  expect(await exported(unverified.client)).toEqual([]);

  for (const each of [client, unverified.client]) expect((await erase(each)).status).toBe(200);
  expect(await left()).toEqual([anonymous.id]);
  expect(await wordsStored(shop.payload, 'other@asked.example')).toEqual([]);
  expect(await findUpload(shop.payload, photo.slice('/media/'.length, -'.webp'.length))).toBeNull();
});
