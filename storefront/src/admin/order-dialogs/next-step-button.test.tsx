import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import './order-details-dialog';

const idOf = (index: number) => `3f2a91c${index}-0000-4000-8000-000000000000`;
const LIST = [1, 2, 3].map(
  (index): OwnerOrderView => ({
    ...ORDER,
    id: idOf(index),
    status: 'not_received',
    customerName: `Jo ${index}`,
  }),
);
const CHANGE = `PATCH /api/orders/${idOf(2)}/status`;
let stored: OwnerOrderView[];

startInFreshShop();
beforeEach(() => {
  stored = LIST;
  answerBy('GET /api/orders', () =>
    Response.json(stored, { headers: { 'X-Total-Count': String(stored.length) } }),
  );
  for (const order of LIST) answerChanges(order);
});

function answerChanges(order: OwnerOrderView): void {
  answer(`GET /api/orders/${order.id}`, order);
  answerBy(`PATCH /api/orders/${order.id}/status`, (init) => {
    const changed = { ...order, ...JSON.parse(String(init?.body)), version: order.version + 1 };
    stored = stored.map((each) => (each.id === order.id ? changed : each));
    answerChanges(changed);
    return Response.json({ success: true, version: changed.version });
  });
}

async function open(index = 2): Promise<ReturnType<typeof within>> {
  show(`/admin?tab=orders&order=${idOf(index)}`);
  const dialog = await screen.findByRole('dialog', { name: `Order 3F2A91C${index}` });
  await within(dialog).findByText(`Jo ${index}`);
  return within(dialog);
}

describe('NextStepButton', () => {
  it('takes each step with one click', async () => {
    const dialog = await open();
    await press('Mark received');
    expect(await notice()).toBe('Order status updated');
    expect(sentTo(CHANGE)).toEqual([{ status: 'received' }]);
    await press('Start work');
    expect(await dialog.findByText('In Progress')).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Add tracking and ship' })).toBeTruthy();
  });

  it('sends the tracking number and the status together', async () => {
    answerChanges({ ...ORDER, id: idOf(2), status: 'in-progress', customerName: 'Jo 2' });
    await open();
    await press('Add tracking and ship');
    expect(await screen.findByRole('dialog', { name: 'Ship Order 3F2A91C2' })).toBeTruthy();
    await fill('Tracking number', ' 9400 1000 ');
    await press('Mark as Shipped');
    await waitFor(() => expect(sentTo(CHANGE)).toEqual([{ trackingNumber: '9400 1000', status: 'shipped' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /ship|received|work/ })).toBeNull());
  });

  it('requires no tracking number', async () => {
    answerChanges({ ...ORDER, id: idOf(2), status: 'in-progress', customerName: 'Jo 2' });
    await open();
    await press('Add tracking and ship');
    await press('Mark as Shipped');
    await waitFor(() => expect(sentTo(CHANGE)).toEqual([{ status: 'shipped' }]));
  });

  it("keeps the typed tracking number when the shop doesn't answer", async () => {
    answerChanges({ ...ORDER, id: idOf(2), status: 'in-progress', customerName: 'Jo 2' });
    answer(CHANGE, { message: 'boom' }, 500);
    await open();
    await press('Add tracking and ship');
    await fill('Tracking number', '9400 1000');
    await press('Mark as Shipped');
    expect(await notice()).toBe('Errorboom');
    expect(field('Tracking number').value).toBe('9400 1000');
  });

  it('offers pickup for a dropped-off glove', async () => {
    answerChanges({
      ...ORDER,
      id: idOf(2),
      status: 'in-progress',
      deliveryMethod: 'dropoff',
      customerName: 'Jo 2',
    });
    await open();
    await press('Ready for pick-up');
    await waitFor(() => expect(sentTo(CHANGE)).toEqual([{ status: 'shipped' }]));
  });

  it('shows an error when the shop refuses', async () => {
    answer(CHANGE, { message: 'boom' }, 500);
    await open();
    await press('Mark received');
    expect(await notice()).toBe('ErrorFailed to update order status');
  });
});

describe('order navigation', () => {
  const atOrder = (index: number) =>
    waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${idOf(index)}`));

  it('moves through the list by arrow keys and buttons', async () => {
    await open();
    await user.keyboard('{ArrowRight}');
    await atOrder(3);
    await screen.findByRole('dialog', { name: 'Order 3F2A91C3' });
    await user.keyboard('{ArrowRight}');
    await atOrder(3);
    await press('Previous order');
    await atOrder(2);
    await user.keyboard('{ArrowLeft}');
    await atOrder(1);
    expect(screen.getByRole('button', { name: 'Previous order' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps positions when a change removes an order from the list', async () => {
    await open();
    answerBy('GET /api/orders', () => {
      const waiting = stored.filter(({ status }) => status === 'not_received');
      return Response.json(waiting, { headers: { 'X-Total-Count': String(waiting.length) } });
    });
    await press('Mark received');
    await screen.findByRole('button', { name: 'Start work' });
    await user.keyboard('{ArrowRight}');
    await atOrder(3);
  });

  it('stays put while something is typed or unsent', async () => {
    await open();
    const text = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(text, 'Softly{ArrowRight}');
    await atOrder(2);
    await press('Next order');
    expect(await screen.findByText("Your text isn't sent.")).toBeTruthy();
    await atOrder(2);
    await press('Discard');
    await atOrder(3);
  });
});
