import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { fill, press, user } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, signedIn, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import './label-dialog';
import './order-details-dialog';

const order: OwnerOrderView = { ...ORDER, status: 'in-progress', deliveryMethod: 'ship' };
const ASK = `POST /api/orders/${order.id}/shipments`;
const SHIPMENT = '3f2a91c9-0000-4000-8000-000000000000';
const rate = { id: 'rate_1', carrier: 'UPSDAP', service: '2ndDayAir', amount: 1234, days: 2 };
const small = { name: 'One glove', length: 12, width: 10, height: 6, weight: 32 };
const big = { ...small, name: 'Two gloves', length: 16 };

startInFreshShop();
beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  answer('GET /api/admin/check', { ...signedIn('owner'), hasLabels: true });
  answer('GET /api/orders', [order]);
  answer(`GET /api/orders/${order.id}`, order);
  answer(`GET /api/orders/${order.id}/shipments`, []);
  answer(ASK, { id: SHIPMENT, rates: [rate], packageSizes: [small, big] });
});

async function openShip() {
  show(`/admin?tab=orders&order=${order.id}`);
  await press('Add tracking and ship');
  await screen.findByRole('radio');
  return within(await screen.findByRole('dialog', { name: /^Buy Label/ }));
}

it("shows prices for the default package, and for another of the shop's (rule 27.1)", async () => {
  const dialog = await openShip();
  expect(await dialog.findByRole('radio', { name: 'UPS 2nd Day Air' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Buy label for $12.34' })).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Package'), 'Two gloves: 16 × 10 × 6 in, 32 oz');
  await dialog.findByRole('radio', { name: 'UPS 2nd Day Air' });
  expect(sentTo(ASK)).toEqual([
    { direction: 'to_customer' },
    { direction: 'to_customer', parcelId: 'Two gloves' },
  ]);
});

it('takes a size of its own, and asks for its prices before anything can be bought', async () => {
  const dialog = await openShip();
  await user.selectOptions(dialog.getByLabelText('Package'), 'Another size');
  expect(dialog.queryByRole('button', { name: /Buy label/ })).toBeNull();
  await press('Show prices');
  expect(await dialog.findByText('Enter ounces, up to 1120')).toBeTruthy();
  for (const [label, value] of [
    ['Length in inches', '20'],
    ['Width in inches', '14.5'],
    ['Height in inches', '9'],
    ['Weight in ounces', '70'],
  ] as const)
    await fill(label, value);
  await press('Show prices');
  await dialog.findByRole('button', { name: 'Buy label for $12.34' });
  const parcel = { length: 20, width: 14.5, height: 9, weight: 70 };
  expect(sentTo(ASK).at(-1)).toEqual({ direction: 'to_customer', parcel });
  await fill('Weight in ounces', '71');
  expect(dialog.queryByRole('button', { name: /Buy label/ })).toBeNull();
});

it('says what is wrong with the address if a carrier does not know it', async () => {
  const shippingAddress = "The carrier doesn't know this address.";
  answer(ASK, { message: 'Check the marked fields', code: 'VALIDATION', errors: { shippingAddress } }, 400);
  show(`/admin?tab=orders&order=${order.id}`);
  await press('Add tracking and ship');
  expect((await screen.findByRole('alert')).textContent).toContain(shippingAddress);
  expect(screen.getByRole('button', { name: 'Enter a tracking number' })).toBeTruthy();
});
