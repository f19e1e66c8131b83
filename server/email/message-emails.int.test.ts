import { expect, it } from 'vitest';
import { changeIf } from '#server/platform/database/change-if';
import { enqueue } from '#server/platform/outbox/enqueue';
import { deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';

const shop = await testShop();
const { payload } = shop;
const { id: serviceId } = await makeService(payload);

const photo = async () => uploadPhoto(shop, await jpeg());

/** Returns the owner's email about a customer's message that contains this. */
async function emailAbout(text: string, data: { photos?: string[]; files?: string[] }) {
  const { id: orderId } = await makeOrder(payload, serviceId, { customerName: 'Robin Reader' });
  await emptyMailbox(shop);
  const actor = { role: 'customer', name: 'Robin' } as const;
  const event = {
    id: `message-${orderId}`,
    kind: 'message',
    actor,
    text,
    data: { channel: 'email', ...data },
  } as const;
  await changeIf(payload, 'orders', orderId, { data: { story: [event] } });
  const row = { key: `${orderId}:message:${event.id}`, data: { orderId, messageId: event.id } };
  await enqueue(payload, 'mail:message-to-shop', row);
  const emails = (await deliver(shop)).filter(({ to }) => to === ADMIN.email);
  expect(emails).toHaveLength(1);
  return emails[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
}

it("a message's photos are links the owner can open (rule 15.8)", async () => {
  const photos = [await photo(), await photo()];
  const email = await emailAbout('The web is torn.', { photos });
  expect(email).toContain('The web is torn.');
  for (const photo of photos) {
    expect(email).toContain(`${SITE}${photo}`);
    expect((await fetch(`${shop.url}${photo}`)).status).toBe(200);
  }
});

it('photos without a message say so, and so does an email with other files alone', async () => {
  expect(await emailAbout('', { photos: [await photo()] })).toContain('Robin Reader sent photos about order');
  const email = await emailAbout('', { files: ['receipt.pdf'] });
  expect(email).toMatch(/Robin Reader sent an email about order \w+, without a message\./);
  expect(email).toContain('Not saved here, but still in your mailbox: receipt.pdf');
});
