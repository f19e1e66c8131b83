import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, notice, press, user } from '../../testing/page-in-test';
import { answer, sentTo, urlsOf } from '../../testing/shop-in-test';
import { factsIn, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER, SERVICE, TAN } from '../fixtures';

const [before, after, glove] = ['/media/before.webp', '/media/after.webp', '/media/glove.webp'];
const FULL = {
  ...ORDER,
  items: ORDER.items.map((item) => ({
    ...item,
    laceColorId: TAN.id,
    specialInstructions: 'Softly',
    gloveImages: [glove],
  })),
  discountCode: 'TEN',
  discountAmount: 650,
  total: 7350,
  trackingNumber: '9400 1000',
  beforeImages: [before],
  afterImages: [after],
};
const ONE = `GET /api/orders/${ORDER.id}`;
const IMAGES = `PATCH /api/orders/${ORDER.id}/images`;
const SHIP = `POST /api/orders/${ORDER.id}/send-shipping-instructions`;
const DROP_OFF = `POST /api/orders/${ORDER.id}/send-dropoff-instructions`;

startInFreshShop();
beforeEach(() => {
  answer(ONE, FULL);
  answer('GET /api/lace-colors', [TAN]);
});

async function open(): Promise<HTMLElement> {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  await within(dialog).findByText('Jo Catcher');
  return dialog;
}

describe('OrderDetailsDialog', () => {
  it('shows every detail', async () => {
    const dialog = within(await open());
    expect(dialog.getByText('Ordered on May 04, 2026')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'jo@example.com' }).getAttribute('href')).toBe(
      'mailto:jo@example.com',
    );
    expect(dialog.getByRole('link', { name: '555 010 2345' }).getAttribute('href')).toBe('tel:5550102345');
    expect(dialog.getByText('Received')).toBeTruthy();
    expect(dialog.getByText('Succeeded')).toBeTruthy();
    expect(await dialog.findByRole('heading', { name: SERVICE.name })).toBeTruthy();
    expect(await dialog.findByText('Saddle Tan')).toBeTruthy();
    expect(factsIn(dialog)).toEqual([
      ['Status', 'Received'],
      ['Payment', 'Succeeded'],
      ['Ready by', ''],
      ['Price', '$73.50'],
      ['Lace color', 'Saddle Tan'],
      ['Glove details', 'Outfield glove, web torn'],
      ['Special instructions', 'Softly'],
      ['Name', 'Jo Catcher'],
      ['Email', 'jo@example.com'],
      ['Phone', '555 010 2345'],
      ['Delivery method', 'Ship'],
      ['Shipping address', '1 Ball Park\nCooperstown, NY 13326'],
      ['Tracking number', '9400 1000'],
      ['Subtotal', '$65.00'],
      ['Discount (TEN)', '−$6.50'],
      ['Shipping charge', '$15.00'],
      ['Total', '$73.50'],
      ['Paid', '$80.00'],
      ['Due', '$0.00'],
    ]);
  });

  it('retries after a failed load', async () => {
    answer(ONE, { message: 'Not found' }, 404);
    show(`/admin?tab=orders&order=${ORDER.id}`);
    expect(await screen.findByText('Not found')).toBeTruthy();
    answer(ONE, FULL);
    await press('Try Again');
    expect(await screen.findByText('9400 1000')).toBeTruthy();
  });

  it('links to the same order in the editor', async () => {
    const dialog = within(await open());
    const editor = dialog.getByRole('link', { name: 'Open in editor' });
    expect(editor.getAttribute('href')).toBe(`/cms/collections/orders/${ORDER.id}`);
  });

  it('links to the print view and the form', async () => {
    const dialog = within(await open());
    const print = dialog.getByRole('link', { name: 'Print' });
    expect(print.getAttribute('href')).toBe(`/admin?tab=orders&print=${ORDER.id}`);
    await user.click(dialog.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&edit=${ORDER.id}`));
  });

  it('enlarges a photo, and Escape closes only that', async () => {
    await open();
    for (const name of ['Enlarge Glove photo, 1 of 1', 'Enlarge Before, 1 of 1', 'Enlarge After, 1 of 1']) {
      await press(name);
      const preview = await screen.findByRole('dialog', { name: 'Image Preview' });
      expect(within(preview).getByRole('img', { name: 'Enlarged' })).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Image Preview' })).toBeNull());
      expect(screen.getByRole('dialog', { name: 'Order 3F2A91C4' })).toBeTruthy();
    }
  });
});

describe('instructions', () => {
  it('for shipping are sent once and show the result', async () => {
    answer(SHIP, { success: true });
    await open();
    await press('Send Shipping Instructions');
    expect(await notice()).toBe('Shipping instructions sent successfully');
    expect(sentTo(SHIP)).toEqual([{}]);
  });

  it.each([
    ['The customer is dropping this glove off.', 409, 'The customer is dropping this glove off.'],
    ['', 500, 'Failed to send shipping instructions'],
  ])("for shipping fail with the server's text: %j", async (message, status, text) => {
    answer(SHIP, { message }, status);
    await open();
    await press('Send Shipping Instructions');
    expect(await notice()).toBe(`Error${text}`);
  });

  it('for drop-off work regardless of how the method is spelled', async () => {
    answer(ONE, { ...FULL, deliveryMethod: 'drop-off', shippingAddress: null });
    const dialog = within(await open());
    expect(dialog.getByText('Drop Off')).toBeTruthy();
    expect(dialog.queryByText('Shipping address')).toBeNull();
    answer(DROP_OFF, { message: 'boom' }, 500);
    await press('Send Drop-off Instructions');
    expect(await notice()).toBe('ErrorFailed to send drop-off instructions');
    answer(DROP_OFF, { success: true });
    await press('Send Drop-off Instructions');
    await waitFor(async () => expect(await notice()).toBe('Drop-off instructions sent successfully'));
  });
});

describe('work photos', () => {
  const removeBefore = async () => {
    const group = await screen.findByRole('group', { name: 'Before' });
    await user.click(within(group).getByRole('button', { name: 'Remove before photo 1' }));
  };

  it("save only the changed list, on top of what's stored by now", async () => {
    answer(IMAGES, { success: true, version: 1 });
    await open();
    await removeBefore();
    answer(ONE, { ...FULL, beforeImages: [before, '/media/new.webp'] });
    await press('Save Photos');
    expect(await notice()).toBe('Images uploaded successfully');
    expect(sentTo(IMAGES)).toEqual([{ beforeImages: ['/media/new.webp'] }]);
    expect(urlsOf('GET /api/orders/stats').length).toBeGreaterThan(1);
  });

  it('stay changed when saving fails, and closing asks first', async () => {
    answer(IMAGES, { message: 'boom' }, 500);
    await open();
    await removeBefore();
    await press('Save Photos');
    expect(await notice()).toBe('ErrorFailed to upload images');
    expect(screen.queryByRole('button', { name: 'Enlarge Before, 1 of 1' })).toBeNull();
    await press('Close');
    expect(await screen.findByText("Your photos aren't saved.")).toBeTruthy();
    await press('Keep editing');
    await user.click(screen.getByRole('link', { name: 'Print' }));
    await press('Discard');
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&print=${ORDER.id}`));
  });
});
