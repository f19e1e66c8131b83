import { beforeEach, describe, expect, it } from 'vitest';
import { clientWith } from '#server/testing/client';
import { deliver, deliverDue, emptyMailbox } from '#server/testing/deliver';
import { UNKNOWN_STREET } from '#server/testing/fake-easypost';
import { labelShop } from '#server/testing/label-shop';

const { shop, easypost, owner, place, buyCheapest, historyOf } = await labelShop();
const visitor = clientWith(shop);

const inboundLabels = (isOn: boolean) => owner('PATCH', '/api/admin/shop-settings', { inboundLabels: isOn });
beforeEach(async () => {
  await emptyMailbox(shop);
  await inboundLabels(false);
});

const awaited = (data = {}) => place({ status: 'not_received', ...data });

async function instructed(orderId: string) {
  await owner('POST', `/api/orders/${orderId}/send-shipping-instructions`);
  return (await deliverDue(shop)).find(({ subject }) => subject.startsWith('How to ship'));
}

const trackOf = async (orderId: string) => {
  const { trackUrl } = Object((await owner('GET', `/api/orders/${orderId}`)).body);
  return `/api${new URL(trackUrl).pathname}`;
};

describe('a label to the shop (rule 27.6)', () => {
  it("goes out with the shipping instructions, with its QR code, and is on the order's page until the glove is here", async () => {
    const { id } = await awaited();
    await buyCheapest(id, 'to_shop');
    const email = await instructed(id);
    const number = id.slice(0, 8).toUpperCase();
    expect(email?.attachments).toEqual([`label-${number}.pdf`, `qr-code-${number}.png`]);
    expect(email?.text).toContain('Your shipping label is attached');
    expect(email?.text).toContain('QR code');
    const track = await trackOf(id);
    expect((await visitor('GET', track)).body).toMatchObject({
      label: { hasQr: true },
      trackingNumber: null,
    });
    const file = await fetch(`${shop.url}${track}/label`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(`${shop.url}${track}/label-qr`)).headers.get('Content-Type')).toBe('image/png');
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    expect((await visitor('GET', track)).body).not.toHaveProperty('label');
    expect((await visitor('GET', `${track}/label`)).status).toBe(404);
  });

  it("leaves the order's own status and tracking number alone", async () => {
    const { id } = await awaited();
    await buyCheapest(id, 'to_shop');
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject({
      status: 'not_received',
      trackingNumber: null,
    });
  });

  it('is bought with the instructions if the shop sends labels, once', async () => {
    await inboundLabels(true);
    const { id } = await awaited();
    const before = easypost.purchases();
    expect((await instructed(id))?.attachments).toHaveLength(2);
    await emptyMailbox(shop);
    expect((await instructed(id))?.attachments).toHaveLength(2);
    expect(easypost.purchases() - before).toBe(1);
  });

  it("isn't bought if the shop sends none", async () => {
    const { id } = await awaited();
    const email = await instructed(id);
    expect(email?.attachments).toEqual([]);
    expect(email?.text).not.toContain('label');
  });

  it('is left out if the carrier refuses it, and the history says why', async () => {
    await inboundLabels(true);
    const { id } = await awaited({ shippingAddress: `${UNKNOWN_STREET}\nDover, DE 19901` });
    expect((await instructed(id))?.attachments).toEqual([]);
    expect((await historyOf(id)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^The shipping instructions went out without a label: The carrier doesn't know/),
    );
  });

  it('is waited for while the provider is away', async () => {
    await inboundLabels(true);
    easypost.trouble('create', 'error');
    const { id } = await awaited();
    expect(await instructed(id)).toBeUndefined();
    const later = (await deliver(shop)).find(({ subject }) => subject.startsWith('How to ship'));
    expect(later?.attachments).toHaveLength(2);
  });

  it('has no QR code where the carrier has none', async () => {
    await owner('PATCH', '/api/admin/shop-settings', { labelServices: [{ carrier: 'UPSDAP' }] });
    const { id } = await awaited();
    await buyCheapest(id, 'to_shop');
    expect((await instructed(id))?.attachments).toHaveLength(1);
    expect((await visitor('GET', await trackOf(id))).body).toMatchObject({ label: { hasQr: false } });
    await owner('PATCH', '/api/admin/shop-settings', { labelServices: [] });
  });
});
