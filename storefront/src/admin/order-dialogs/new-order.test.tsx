import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, field, fill, notice, user } from '../../testing/page-in-test';
import { answer, answerBy } from '../../testing/shop-in-test';
import { fillInOrder, show, startInFreshShop } from '../dashboard-in-test';
import { CUSTOMER, ORDER, SERVICE } from '../fixtures';
import './order-form-dialog';
import '../printing/print-dialog';

const OTHER = { ...CUSTOMER, id: ORDER.id, name: 'Jo Short', email: 'short@example.com', phone: null };
const requests: string[] = [];

startInFreshShop();
beforeEach(() => {
  requests.length = 0;
  answer(`GET /api/orders/${ORDER.id}`, ORDER);
  answer('GET /api/services', [SERVICE]);
  answer('GET /api/lace-colors', []);
  answer('POST /api/orders', { orderId: ORDER.id }, 201);
  answerBy('GET /api/customers', (_init, path) => {
    const search = new URL(path, 'http://shop').searchParams.get('search') ?? '';
    requests.push(search);
    const found = [CUSTOMER, OTHER].filter((each) => Object.values(each).join(' ').includes(search));
    return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } });
  });
});

async function open() {
  show('/admin?tab=orders&create=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Order' }));
  await dialog.findByLabelText('Customer Name');
  return dialog;
}

const person = () => ['Customer Name', 'Email', 'Phone'].map((label) => field(label).value);

describe('customer of a new order', () => {
  it.each([
    ['Customer Name', 'Jo'],
    ['Email', 'jo@'],
    ['Phone', '555 0'],
  ])('is suggested by part of the %s and fills all three fields', async (label, typed) => {
    await open();
    await user.type(field(label), typed);
    await user.click(await screen.findByRole('option', { name: /Jo Catcher/ }));
    expect(person()).toEqual(['Jo Catcher', 'jo@example.com', '555 010 2345']);
    expect(requests).toEqual([typed]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('can be chosen by keyboard, and Escape closes only the list', async () => {
    await open();
    await user.type(field('Customer Name'), 'Jo');
    await screen.findByRole('option', { name: /Jo Short/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Jo Short/ })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Create Order' })).toBeTruthy();
    expect(field('Customer Name').value).toBe('Jo');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(person()).toEqual(['Jo Short', 'short@example.com', '']);
  });

  it('can be new', async () => {
    await open();
    await user.type(field('Customer Name'), 'Casey{Enter}');
    expect(person()).toEqual(['Casey', '', '']);
  });
});

describe('end of the form', () => {
  it('shows the price', async () => {
    const dialog = await open();
    expect(dialog.getByText('Total $0.00')).toBeTruthy();
    await fillInOrder();
    await fill('Shipping Charge ($)', '15');
    expect(await dialog.findByText('Total $80.00')).toBeTruthy();
  });

  it('opens the slip on request', async () => {
    const dialog = await open();
    await fillInOrder();
    await user.click(dialog.getByRole('checkbox', { name: 'Print the slip next' }));
    await user.click(dialog.getByRole('button', { name: 'Create Order' }));
    expect(await notice()).toBe('Order Created');
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&print=${ORDER.id}`));
    expect(await screen.findByRole('dialog', { name: 'Print order 3F2A91C4' })).toBeTruthy();
  });
});
