import { expect, it } from 'vitest';
import { createdAnswer } from '#domain/wire/change-answers';
import { unsubscribe, unsubscribeToken } from '#server/mailing-list/mailing-list';
import { findTracked, trackToken } from '#server/orders/track-token';
import { derivedSecret } from '#server/platform/tools/shop-secrets';
import { readPushKeys } from '#server/push/push-keys';
import { clientWith, ownerClient } from '#server/testing/client';
import { codeOf } from '#server/testing/codes';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { enableSecondFactor } from '#server/testing/second-factor';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { putPhoto, uploadUrl } from '#server/testing/uploads';
import { readIdKey, resealAll } from './shop-keys';

const OLD = 'the-secret-that-somebody-saw';
const shop = await testShop({ PAYLOAD_SECRET: OLD });
const { payload } = shop;
const owner = await ownerClient(shop);
const visitor = clientWith(shop);

/** Does what the shop does when it starts with these settings. */
async function start(secret: string, old: string[]): Promise<void> {
  payload.secret = derivedSecret(secret);
  payload.config.custom.oldSecrets = old.map(derivedSecret);
  await readIdKey(payload);
  await resealAll(payload);
}

it('the secret is the one that Payload derives from the setting', () => {
  expect(payload.secret).toBe(derivedSecret(OLD));
});

it('everything signed or sealed before still works after the secret was changed, and nothing is repeated (rule 23.7)', async () => {
  const service = await makeService(payload);
  const order = await makeOrder(payload, service.id, { paymentStatus: 'pending' });
  const customer = await makeCustomer(payload, { mailingListOptIn: true });
  const [link, leave] = [trackToken(payload, order), unsubscribeToken(payload.secret, customer.id)];
  const uploadURL = await uploadUrl(shop);
  const { secret, recoveryCodes } = await enableSecondFactor(owner);
  const [code, otherCode, lastCode] = recoveryCodes;
  const pair = await readPushKeys(payload);
  const payment = { amount: 100, how: 'cash' };
  const key = { 'Idempotency-Key': 'a-retry-after-the-change' };
  const pay = async () =>
    createdAnswer.parse((await owner('POST', `/api/orders/${order.id}/payments`, payment, key)).body).id;
  const paid = await pay();
  const logIn = async (typed = '') =>
    (await visitor('POST', '/api/admin/login', { password: ADMIN.password, code: typed })).body;

  // Several servers get the new secret in turn, before any of them uses it.
  await start(OLD, ['the-secret-after-it']);
  expect(await logIn(code)).toMatchObject({ success: true });
  await start('the-secret-after-it', [OLD]);

  expect((await findTracked(payload, link)).id).toBe(order.id);
  expect(trackToken(payload, order)).not.toBe(link);
  expect(await unsubscribe(payload, leave)).toBe(true);
  expect(await putPhoto(uploadURL, await jpeg())).toBe(200);
  expect(await pay()).toBe(paid);
  expect(await logIn(otherCode)).toMatchObject({ success: true });
  expect(await logIn(otherCode)).toMatchObject({ success: false });
  expect(await readPushKeys(payload)).toEqual(pair);

  // Once the old secret is gone, links stop working, and stored data can still be read.
  await start('the-secret-after-it', []);
  await expect(findTracked(payload, link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await pay()).toBe(paid);
  expect(await readPushKeys(payload)).toEqual(pair);
  expect(await logIn(lastCode)).toMatchObject({ success: false });
  expect(await logIn(codeOf(secret))).toMatchObject({ success: true });
});
