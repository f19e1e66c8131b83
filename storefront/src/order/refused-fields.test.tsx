import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, field, fill, press, user } from '../testing/page-in-test';
import { answer, failNetwork } from '../testing/shop-in-test';
import { DRAFT_KEY } from './draft-storage';
import { completeDraft, PASSWORD } from './fixtures';
import { ORDER_ID, placed, show, startInFreshTab, toDetails, toDropOff } from './wizard-in-test';

startInFreshTab();

it('a server error stays at its field until that changes', async () => {
  const errors = { customerPhone: 'Nobody answers there', 'items.0.gloveDetails': 'Say more' };
  answer('POST /api/orders', { message: MESSAGES.invalidBody, errors }, 400);
  show();
  await toDropOff();
  await press('Proceed to Payment');
  await screen.findByRole('heading', { name: 'Your Information' });
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  const invalidStates = () =>
    ['Phone', 'Glove Details'].map((name) => field(name).getAttribute('aria-invalid'));
  expect(invalidStates()).toEqual(['true', 'true']);
  // If another field of this step is invalid, this error stays, and also when someone types there.
  await user.clear(field('Full Name'));
  await press('Next');
  await waitFor(() => expect(document.activeElement).toBe(field('Full Name')));
  await fill('Full Name', 'Jo');
  expect(invalidStates()).toEqual(['true', 'true']);
  await user.type(field('Phone'), '1');
  await waitFor(() => expect(invalidStates()).toEqual([null, 'true']));
  expect(screen.getAllByText('Say more').length).toBeGreaterThan(0);
  answer('POST /api/orders', { orderId: ORDER_ID });
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
  await press('Proceed to Payment');
  expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
});

it('photos without permanent URLs block the order until they have them', async () => {
  const draft = completeDraft({ gloveImages: ['http://localhost/api/objects/uploads/a'] });
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  failNetwork('POST /api/objects/normalize');
  show('/order?step=2');
  await screen.findByRole('heading', { name: 'Your Information' });
  await fill('Password', PASSWORD);
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
  await press('Proceed to Payment');
  await screen.findByRole('heading', { name: 'Your Information' });
  const photos = screen.getByRole('group', { name: 'Photos (optional)' });
  await waitFor(() => expect(document.activeElement).toBe(photos));
  expect(photos.textContent).toContain('Try again in a moment');
  expect(field('Full Name').value).toBe('Jo Catcher');
  expect(placed()).toEqual([]);
  answer('POST /api/objects/normalize', { normalizedUrls: ['/media/a.webp'] });
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
  await press('Proceed to Payment');
  expect(await screen.findByRole('heading', { name: 'Order Submitted' })).toBeTruthy();
  expect(placed()).toMatchObject([{ items: [{ gloveImages: ['/media/a.webp'] }] }]);
});

it('going back from the payment makes the order editable', async () => {
  show();
  await toDropOff();
  await user.click(screen.getByRole('radio', { name: 'Pay Online' }));
  await press('Proceed to Payment');
  await user.click(await screen.findByRole('button', { name: 'Back to Delivery Options' }));
  expect(await screen.findByRole('heading', { name: 'Delivery Method' })).toBeTruthy();
  expect(button('Proceed to Payment')).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('order-draft') ?? '').placed).toBeNull();
});

it('the next glove shows no errors before its step is submitted', async () => {
  show();
  await toDetails();
  await press('Next');
  await waitFor(() => expect(document.activeElement).toBe(field('Full Name')));
  await fill('Glove Details', 'Catcher mitt, hole');
  await press('Add Another Glove');
  await toDetails();
  for (const name of ['Full Name', 'Glove Details'])
    expect(field(name).getAttribute('aria-invalid')).toBeNull();
  await press('Next');
  await waitFor(() => expect(field('Glove Details').getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('radio', { name: 'Returning Customer' }));
  await waitFor(() => expect(field('Glove Details').getAttribute('aria-invalid')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'New Customer' }));
  expect(field('Full Name').getAttribute('aria-invalid')).toBeNull();
});
