import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, hold, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { DISCOUNT as TEN } from '../fixtures';

startInFreshShop();

const FIVE: DiscountView = {
  ...TEN,
  id: '00000000-0000-4000-8000-000000000032',
  code: 'TEAM5',
  type: 'fixed',
  value: 550,
  active: 0,
};
const PATCH = `PATCH /api/discounts/${TEN.id}`;
const TITLE = 'Add Discount Code';

const open = async (discounts = [TEN, FIVE]) => {
  answer('GET /api/discounts', discounts);
  show('/admin?tab=discounts');
  await screen.findByRole('table', { name: 'Discounts' });
};
const toggle = (code: string) => screen.getByRole('switch', { name: `${code} active` });
const isOn = (code: string) => toggle(code).getAttribute('aria-checked') === 'true';

describe('discount list', () => {
  it('shows codes, types, values in percent and dollars, dates, and status', async () => {
    await open();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Code', 'Type', 'Value', 'Created', 'Status', 'Actions']);
    const cells = screen.getAllByRole('row').slice(1);
    expect(
      cells.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 4)
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['OPENING10', 'Percentage', '12.5%', 'May 04, 2026'],
      ['TEAM5', 'Fixed amount', '$5.50', 'May 04, 2026'],
    ]);
    expect([isOn('OPENING10'), isOn('TEAM5')]).toEqual([true, false]);
  });
});

describe('limits of codes (rule 29.6)', () => {
  const LIMITED = { ...TEN, maxUses: 50, maxUsesPerCustomer: 1, minSubtotal: 5000, uses: 3 };
  const days = (startDay: string | null, endDay: string | null) => ({
    startDay,
    endDay,
    startsAt: startDay && `${startDay}T05:00:00.000Z`,
    endsAt: endDay && `${endDay}T05:00:00.000Z`,
  });

  it('shows them in a column when a code has some', async () => {
    await open([
      { ...LIMITED, ...days('2026-01-02', '2126-01-03') },
      { ...FIVE, maxUsesPerCustomer: 2, uses: 7, ...days(null, '2025-12-24') },
      { ...FIVE, id: '00000000-0000-4000-8000-000000000033', code: 'FREE' },
    ]);
    const words = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[3]?.textContent);
    expect(words).toEqual([
      undefined,
      '3 of 50 used, 1 per customer, $50.00 or more, from Jan 2, 2026, through Jan 3, 2126',
      '7 used, 2 per customer, ended Dec 24, 2025',
      '',
    ]);
  });

  it("sends what's new of them, with the version seen", async () => {
    answer(PATCH, { success: true, version: 1 });
    await open([{ ...LIMITED, ...days('2026-01-02', null) }, FIVE]);
    await press('Edit OPENING10');
    await screen.findByRole('dialog', { name: 'Edit OPENING10' });
    expect(address()).toBe(`/admin?tab=discounts&edit=${TEN.id}`);
    const typed = ['First day', 'Last day', 'Total uses', 'Uses per customer', 'Minimum ($)'];
    expect(typed.map((label) => field(label).value)).toEqual(['2026-01-02', '', '50', '1', '50.00']);
    await fill('Last day', '2026-01-31');
    await user.clear(field('Total uses'));
    await fill('Minimum ($)', '75.5');
    await press('Save Changes');
    expect(await notice()).toBe('Discount updated');
    expect(sentTo(PATCH)).toEqual([{ endsAt: '2026-01-31', maxUses: null, minSubtotal: 7550 }]);
    expect(headersOf(PATCH)[0]?.get('If-Match')).toBe('"0"');
  });

  it('refuses an end before the start', async () => {
    await open();
    await press('Edit OPENING10');
    await screen.findByRole('dialog', { name: 'Edit OPENING10' });
    await fill('First day', '2026-02-01');
    await fill('Last day', '2026-01-31');
    await press('Save Changes');
    expect(await screen.findByText("The last day can't be before the first")).toBeTruthy();
    expect(sentTo(PATCH)).toEqual([]);
  });

  it('sends them with a new code', async () => {
    answer('POST /api/discounts', { id: TEN.id }, 201);
    await open();
    await press(TITLE);
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    await user.type(field('Code'), 'summer');
    await fill('Value', '10');
    await fill('Total uses', '50');
    await fill('Last day', '2026-08-31');
    await user.click(within(dialog).getByRole('button', { name: TITLE }));
    expect(await notice()).toBe('Discount code created');
    expect(sentTo('POST /api/discounts')).toEqual([
      { code: 'SUMMER', type: 'percentage', value: 1000, active: 1, maxUses: 50, endsAt: '2026-08-31' },
    ]);
  });
});

describe('active switch', () => {
  it("changes at once and shows a notice once it's stored", async () => {
    const held = hold(PATCH);
    await open();
    await user.click(toggle('OPENING10'));
    await waitFor(() => expect(isOn('OPENING10')).toBe(false));
    answer('GET /api/discounts', [{ ...TEN, active: 0 }, FIVE]);
    held[0]?.(Response.json({ success: true, version: 1 }));
    expect(await notice()).toBe('Discount updated');
    expect(isOn('OPENING10')).toBe(false);
    expect(sentTo(PATCH)).toEqual([{ active: 0 }]);
  });

  it('reverts on failure', async () => {
    answer(PATCH, { message: 'boom' }, 500);
    await open();
    await user.click(toggle('OPENING10'));
    expect(await notice()).toBe('ErrorFailed to update discount');
    await waitFor(() => expect(isOn('OPENING10')).toBe(true));
  });

  it('accepts the same change made by someone else and continues from there', async () => {
    answer(PATCH, { message: MESSAGES.conflict, code: 'CONFLICT' }, 409);
    await open();
    answer('GET /api/discounts', [{ ...TEN, version: 2, active: 0 }, FIVE]);
    await user.click(toggle('OPENING10'));
    expect(await notice()).toBe('Discount updated');
    await waitFor(() => expect(toggle('OPENING10').getAttribute('aria-checked')).toBe('false'));
    answer(PATCH, { success: true, version: 3 });
    await user.click(toggle('OPENING10'));
    await waitFor(() =>
      expect(headersOf(PATCH).map((headers) => headers.get('If-Match'))).toEqual(['"0"', '"2"']),
    );
  });

  it('sends quick changes to one code in order, and a failure leaves other codes alone', async () => {
    const waiting = hold(PATCH);
    answer(`PATCH /api/discounts/${FIVE.id}`, { message: 'boom' }, 500);
    await open();
    await user.click(toggle('OPENING10'));
    await user.click(toggle('OPENING10'));
    await user.click(toggle('TEAM5'));
    expect(await notice()).toBe('ErrorFailed to update discount');
    await waitFor(() => expect(isOn('TEAM5')).toBe(false));
    expect(isOn('OPENING10')).toBe(true);
    expect(sentTo(PATCH)).toEqual([{ active: 0 }]);
    waiting[0]?.(Response.json({ success: true, version: 1 }));
    await waitFor(() => expect(sentTo(PATCH)).toEqual([{ active: 0 }, { active: 1 }]));
    waiting[1]?.(Response.json({ success: true, version: 1 }));
    await waitFor(async () => expect(await notice()).toBe('Discount updated'));
    expect(isOn('OPENING10')).toBe(true);
  });
});

describe('Add Discount Code', () => {
  const openDialog = async () => {
    await open();
    await press(TITLE);
    await screen.findByRole('dialog', { name: TITLE });
  };
  const send = async () =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: TITLE }));

  it('uppercases the code while typing and keeps the caret in place', async () => {
    await openDialog();
    await user.type(field('Code'), 'sale');
    expect(field('Code').value).toBe('SALE');
    await user.type(field('Code'), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field('Code').value).toBe('SXALE');
    expect(field('Code').selectionStart).toBe(2);
  });

  it.each([
    ['Percentage', '15', 1500],
    ['Fixed amount', '7.505', 751],
  ])('sends a %s of %s', async (type, typed, value) => {
    answer('POST /api/discounts', { id: TEN.id }, 201);
    await openDialog();
    await user.type(field('Code'), 'summer');
    await user.selectOptions(screen.getByLabelText('Type'), type);
    await fill('Value', typed);
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await send();
    expect(await notice()).toBe('Discount code created');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin?tab=discounts');
    expect(sentTo('POST /api/discounts')).toEqual([
      { code: 'SUMMER', type: type === 'Percentage' ? 'percentage' : 'fixed', value, active: 0 },
    ]);
  });

  it('requires a code and a value', async () => {
    await openDialog();
    await user.type(field('Code'), 'ab');
    await send();
    expect(await screen.findByText('Code must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Value is required')).toBeTruthy();
    expect(sentTo('POST /api/discounts')).toEqual([]);
  });

  it('rejects fractions of a percent and accepts cents', async () => {
    answer('POST /api/discounts', { id: TEN.id }, 201);
    await openDialog();
    await user.type(field('Code'), 'summer');
    await fill('Value', '12.5');
    await send();
    expect(await screen.findByText('Enter a whole percentage from 1 to 100')).toBeTruthy();
    expect(sentTo('POST /api/discounts')).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Type'), 'Fixed amount');
    await send();
    expect(await notice()).toBe('Discount code created');
    expect(sentTo('POST /api/discounts')).toMatchObject([{ type: 'fixed', value: 1250 }]);
  });

  it('shows a duplicate code at its field and keeps the input', async () => {
    const message = MESSAGES.codeExists;
    answer('POST /api/discounts', { message, errors: { code: message } }, 409);
    await openDialog();
    await user.type(field('Code'), 'summer');
    await fill('Value', '10');
    await send();
    expect(await notice()).toBe(`Error${message}`);
    expect(field('Code').getAttribute('aria-invalid')).toBe('true');
    expect([field('Code').value, field('Value').value]).toEqual(['SUMMER', '10']);
  });

  it('shows a fallback text for a failure without one', async () => {
    answerBy('POST /api/discounts', () => new Response('', { status: 500 }));
    await openDialog();
    await user.type(field('Code'), 'summer');
    await fill('Value', '10');
    await send();
    expect(await notice()).toBe('ErrorFailed to create discount code');
    expect([field('Code').value, field('Value').value]).toEqual(['SUMMER', '10']);
  });
});
