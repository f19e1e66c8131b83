import { describe, expect, it } from 'vitest';
import { labelShop } from '#server/testing/label-shop';

const { easypost, owner, place, offer, buyCheapest, shipmentOf } = await labelShop();

const read = async (id: string) => (await owner('GET', `/api/orders/${id}`)).body;

describe('voiding (rule 27.4)', () => {
  const voidIt = (orderId: string, id: string) =>
    owner('POST', `/api/orders/${orderId}/shipments/${id}/void`);

  it('asks for a refund once, takes the number off the order, and lets another be bought', async () => {
    const { id: orderId } = await place();
    const { id } = await buyCheapest(orderId);
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested', labelUrl: null });
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested' });
    expect(easypost.calls.refund).toBe(1);
    expect(await read(orderId)).toMatchObject({ status: 'shipped', trackingNumber: null });
    const { trackingNumber } = await buyCheapest(orderId);
    expect(await read(orderId)).toMatchObject({ trackingNumber });
  });

  it('survives a lost answer', async () => {
    const { id: orderId } = await place();
    const { id } = await buyCheapest(orderId);
    easypost.trouble('refund', 'lost');
    expect((await voidIt(orderId, id)).body).toMatchObject({ state: 'void_requested' });
  });

  it('says when the carrier refuses, is away, or nothing was bought', async () => {
    const { id: orderId } = await place();
    const offered = await offer(orderId);
    expect((await voidIt(orderId, offered.id)).body).toMatchObject({ code: 'LABEL_REFUSED' });
    const { id } = await buyCheapest(orderId);
    easypost.trouble('refund', 'refused');
    expect((await voidIt(orderId, id)).body).toMatchObject({ code: 'LABEL_REFUSED' });
    easypost.trouble('refund', 'error');
    easypost.trouble('find', 'error');
    expect((await voidIt(orderId, id)).body).toMatchObject({ code: 'LABEL_AWAY' });
    expect((await shipmentOf(id))?.state).toBe('bought');
  });
});
