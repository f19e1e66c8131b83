import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, field, fill, goBack, opener, press, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { CRIMSON, RELACE, RETIRED_SERVICE_ID, TAN } from './fixtures';
import { show, startInFreshTab, toDelivery, toDetails, toDropOff } from './wizard-in-test';

startInFreshTab();

const chip = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';
const details = () => field('Glove Details');

describe('chips', () => {
  it("add words to the details and remove them, and follow what's typed", async () => {
    show();
    await toDetails();
    await user.click(chip('Rawlings'));
    await user.click(chip('11.5 inch'));
    await user.click(chip('broken lace'));
    expect(details().value).toBe('Rawlings, 11.5 inch, broken lace');
    await user.click(chip('Wilson'));
    expect(details().value).toBe('11.5 inch, broken lace, Wilson');
    expect([isPressed('Rawlings'), isPressed('Wilson')]).toEqual([false, true]);
    await fill('Glove Details', 'An old NOKONA with a loose web');
    expect(['Wilson', 'Nokona', 'loose web', 'broken lace'].map(isPressed)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await user.click(chip('loose web'));
    expect(details().value).toBe('An old NOKONA with a');
  });

  it('clear the error of the details', async () => {
    show();
    await toDetails();
    await press('Next');
    expect(details().getAttribute('aria-invalid')).toBe('true');
    await user.click(chip('hole in the palm'));
    await waitFor(() => expect(details().getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByText(MESSAGES.gloveDetailsTooShort)).toBeNull();
  });

  it('are one tab stop per group, with arrow keys inside', async () => {
    show();
    await toDetails();
    const size = screen.getByRole('toolbar', { name: 'Size' });
    const [first, second] = within(size).getAllByRole('button');
    expect(
      within(size)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first]);
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(within(size).getAllByRole('button').at(-1));
    await user.keyboard(' ');
    expect(details().value).toBe('12.75 inch');
  });
});

it('step 2 asks for customer and glove, with photos before the special instructions', async () => {
  show();
  await toDetails();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.filter((text) => text === 'You' || text === 'Your glove')).toEqual(['You', 'Your glove']);
  const photos = button('Add Photos');
  const instructions = field(/Special Instructions/);
  expect(photos.compareDocumentPosition(instructions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('swatches', () => {
  it('stay in sync with the list of names', async () => {
    show(`/order?service=${RELACE.id}`);
    const list = await screen.findByLabelText<HTMLSelectElement>(/Lace Color/);
    const swatch = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(swatch(/No preference/).checked).toBe(true);
    await user.click(swatch(/Saddle Tan/));
    expect(list.value).toBe(TAN.id);
    await user.selectOptions(list, CRIMSON.id);
    expect([swatch(/Saddle Tan/).checked, swatch(/Crimson/).checked]).toEqual([false, true]);
    await user.click(swatch(/No preference/));
    expect(list.value).toBe('');
  });

  it('show the stock of each color and which is sold out', async () => {
    answer('GET /api/lace-colors', [
      TAN,
      CRIMSON,
      { ...TAN, id: RETIRED_SERVICE_ID.id, name: 'Grey', inventory: 0 },
    ]);
    show(`/order?service=${RELACE.id}`);
    await screen.findByLabelText(/Lace Color/);
    const names = within(screen.getByRole('group', { name: 'Pick it by eye' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      'No preference',
      'Crimson2 left+7-10 days',
      'Saddle Tan12 in stock',
      'GreySold out+7-10 days',
    ]);
  });
});

describe('ticket in the dock', () => {
  // Only phones have this button.
  const total = (amount: string) => opener(`Total${amount}: see your order`);
  const ticket = () => screen.findByRole('dialog', { name: 'Your order' });

  it('opens from the total, and closing it leaves the step unchanged', async () => {
    show(`/order?service=${RELACE.id}`);
    await screen.findByLabelText('Select Service');
    await user.selectOptions(field(/Lace Color/), TAN.id);
    await user.click(total('$65.00'));
    expect(within(await ticket()).getByText('Lace: Saddle Tan')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field(/Lace Color/).value).toBe(TAN.id);
    await press('Next');
    expect(await screen.findByRole('heading', { name: 'Your Information' })).toBeTruthy();
  });

  it('closes on Back at any step and keeps what was chosen', async () => {
    show();
    await user.selectOptions(await screen.findByLabelText('Select Service'), RELACE.id);
    await user.click(total('$65.00'));
    expect(within(await ticket()).getByText('Full Relace')).toBeTruthy();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(total('$65.00')));
    expect(field('Select Service').value).toBe(RELACE.id);
    await press('Next');
    await screen.findByRole('heading', { name: 'Your Information' });
    await user.click(total('$65.00'));
    await user.click(within(await ticket()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goBack();
    expect(await screen.findByLabelText('Select Service')).toBeTruthy();
  });

  it('accepts a code at the delivery step', async () => {
    answer('POST /api/discounts/verify', { valid: true, discount: { type: 'percentage', value: 1000 } });
    show();
    await toDropOff();
    await user.click(total('$65.00'));
    const dialog = within(await ticket());
    await user.type(dialog.getByLabelText('Discount Code'), 'ten{Enter}');
    expect(await dialog.findByText('Discount (TEN)')).toBeTruthy();
    expect(dialog.getByText('$58.50')).toBeTruthy();
  });
});

describe('Have a code?', () => {
  const fold = () => button('Have a code?');
  const isOpen = () => fold().getAttribute('aria-expanded') === 'true';

  it('shows its field within the ticket, and can be collapsed', async () => {
    show();
    await toDelivery();
    const ticket = screen.getByRole('complementary', { name: 'Order summary' });
    expect(ticket.contains(screen.getByRole('form', { name: 'Discount' }))).toBe(true);
    expect(isOpen()).toBe(true);
    await user.click(fold());
    expect([isOpen(), screen.queryByRole('form', { name: 'Discount' })]).toEqual([false, null]);
    await user.click(fold());
    expect(screen.getByRole('form', { name: 'Discount' })).toBeTruthy();
  });

  it('opens for a refused code and stays open for an applied one', async () => {
    answer('POST /api/discounts/verify', { valid: false });
    show();
    await toDelivery();
    await user.type(field('Discount Code'), 'nope{Enter}');
    expect(await screen.findAllByText(MESSAGES.invalidDiscount)).toBeTruthy();
    await user.click(fold());
    expect(isOpen()).toBe(true);
    answer('POST /api/discounts/verify', { valid: true, discount: { type: 'percentage', value: 1000 } });
    await press('Apply');
    expect(await screen.findByText('Discount (NOPE)')).toBeTruthy();
    await user.click(fold());
    expect(isOpen()).toBe(true);
  });
});
