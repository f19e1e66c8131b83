import { afterAll, expect, it } from 'vitest';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { openShop } from '#server/platform/process/open-shop';
import { readMailbox } from '#server/replies/read-mailbox';
import { replyShop, replyTo } from '#server/testing/reply-shop';

const ORDERS = 20;
const EACH = 10;
/** In ms. Twenty seconds are enough on a free machine, but not on a busy one. */
const timeout = 900_000;

const { shop, mail, write, messagesOn } = await replyShop();
afterAll(() => mail.close());

it('two servers turn 200 replies in one mailbox into 200 messages (rule 32.3)', { timeout }, async () => {
  const { payload: other } = await openShop(shop.settings, `${shop.dataDir} too`);
  const wanted = new Map<string, string[]>();
  for (let n = 0; n < ORDERS; n += 1) {
    const answered = await write({ customerEmail: `reader${n}@mail.test` });
    const texts = Array.from({ length: EACH }, (_, each) => `Reply ${each} of reader ${n}`);
    for (const text of texts) mail.deliver(replyTo(answered, { text }));
    wanted.set(answered.order.id, texts);
  }
  const store = openPhotoStore(shop.settings);
  // Runs without the job's lease, so both servers read everything.
  await Promise.all(
    [shop.payload, other].map((payload) => readMailbox({ payload, store, address: mail.url })),
  );
  for (const [orderId, texts] of wanted)
    expect((await messagesOn(orderId)).map(({ text }) => text).sort()).toEqual(texts.toSorted());
  expect(await findAll(shop.payload, 'email-replies', { state: { equals: 'posted' } })).toHaveLength(200);
  const notices = await findAll(other, 'outbox', { kind: { equals: 'mail:message-to-shop' } });
  expect(notices).toHaveLength(200);
  await other.destroy();
});
