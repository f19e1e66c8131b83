import { screen } from '@testing-library/react';
import type { AddressParts } from '#domain/orders/delivery';
import { fill, press, showAt, user } from '../testing/page-in-test';
import { answer, sentTo, startShop } from '../testing/shop-in-test';
import { LACE_COLORS, PASSWORD, RELACE, SERVICES } from './fixtures';
import { OrderPage } from './order-page';

export const ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';
export const PLACE = 'POST /api/orders';

export const startInFreshTab = () =>
  startShop(() => {
    answer('GET /api/services', SERVICES);
    answer('GET /api/lace-colors', LACE_COLORS);
    answer('GET /api/customer/check', { isAuthenticated: false });
    answer('GET /api/payment-settings', { mode: 'simulator', clientId: null });
    answer(PLACE, { orderId: ORDER_ID });
  });

/** Opens the order form at a URL. */
export const show = (address = '/order') => showAt(address, <OrderPage />);

/** Returns the orders that were sent, whether or not they were accepted. */
export const placed = () => sentTo(PLACE);

export async function toDetails(): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Select Service'), RELACE.id);
  await press('Next');
  await screen.findByRole('heading', { name: 'Your Information' });
}

/** Fills in the customer's and the glove's details, then goes to the delivery step. */
export async function fillDetails(glove: string): Promise<void> {
  await fill('Full Name', 'Jo Catcher');
  await fill('Email', 'jo@example.com');
  await fill('Phone', '555 010 2345');
  await fill('Password', PASSWORD);
  await fill('Glove Details', glove);
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
}

export async function toDelivery(): Promise<void> {
  await toDetails();
  await fillDetails('Outfield glove, web torn');
}

/** Fills in the return address once the list of states has loaded. */
export async function fillAddress({ street, city, state, zip }: AddressParts): Promise<void> {
  await fill('Street', street);
  await fill('City', city);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), state);
  await fill('ZIP Code', zip);
}

export async function toDropOff(): Promise<void> {
  await toDelivery();
  await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
  await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
}
