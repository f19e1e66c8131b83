import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { slipCode } from '#domain/lists/slip-code';
import { address, press, user } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import { BOOKS } from '../money/books-fixture';

// Preload, so a busy machine doesn't slow the first test.
import '../order-dialogs/order-details-dialog';
import '../orders-tab/orders-tab';
import '../orders-tab/scan-dialog';
import '../palette/command-palette';

startInFreshShop();

const OTHER = { ...ORDER, id: 'b7c1d2e3-0000-4000-8000-000000000000', customerName: 'Sam Pitcher' };

beforeEach(() => {
  answer('GET /api/orders', [ORDER, OTHER]);
  for (const order of [ORDER, OTHER]) answer(`GET /api/orders/${order.id}`, order);
});

const codeOf = ({ id }: { id: string }) => slipCode('https://shop.example', id);
const scan = (code: string, end = '{Enter}') => user.keyboard(`${code}${end}`);
const panelOf = (number: string) => screen.findByRole('dialog', { name: `Order ${number}` });

async function open(at = '/admin?tab=orders&search=jo'): Promise<void> {
  show(at);
  await screen.findByText('Jo Catcher');
}

describe('hand scanner', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['Tab', '{Tab}'],
    ['nothing', ''],
  ])('opens the order over the list when it ends with %s', async (_name, end) => {
    await open();
    await scan(codeOf(OTHER), end);
    await panelOf('B7C1D2E3');
    expect(address()).toBe(`/admin?tab=orders&search=jo&order=${OTHER.id}`);
  });

  it('reads capitals regardless of earlier keys', async () => {
    await open();
    await user.keyboard('jh');
    await scan(codeOf(OTHER).toUpperCase());
    await panelOf('B7C1D2E3');
  });

  it("opens no menu, presses no button, and doesn't change the focused row", async () => {
    await open();
    await user.keyboard('jx');
    await scan(codeOf(OTHER));
    await panelOf('B7C1D2E3');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(sentTo(`PATCH /api/orders/${ORDER.id}/status`)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'Create Order' }).focus();
    await scan(codeOf(ORDER));
    await panelOf('3F2A91C4');
    expect(screen.queryByRole('dialog', { name: 'Create Order' })).toBeNull();
  });

  it("switches from one order's panel to the next, unless a note is unsaved", async () => {
    await open();
    await scan(codeOf(ORDER));
    await panelOf('3F2A91C4');
    await scan(codeOf(OTHER));
    await panelOf('B7C1D2E3');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const note = await screen.findByLabelText('Note');
    await user.type(note, 'Heel pad');
    note.blur();
    await scan(codeOf(ORDER));
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
    expect(address()).toContain(OTHER.id);
  });

  it('leaves another dialog open and shows why', async () => {
    await open();
    await press('Create Order');
    const dialog = await screen.findByRole('dialog', { name: 'Create Order' });
    within(dialog).getByRole('button', { name: 'Cancel' }).focus();
    await scan(codeOf(ORDER));
    expect(await screen.findByText('You scanned a slip')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Create Order' })).toBeTruthy();
  });

  it('works in the scan dialog regardless of the focus', async () => {
    await open();
    await press('Scan');
    const dialog = await screen.findByRole('dialog', { name: 'Scan a Slip' });
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await scan(codeOf(ORDER));
    await panelOf('3F2A91C4');
  });

  it('opens the order from other pages', async () => {
    answer('GET /api/admin/money', BOOKS);
    show('/admin/money');
    await screen.findByRole('heading', { level: 1 });
    await scan(codeOf(ORDER));
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`));
  });

  it('works in the search field, which opens the order and keeps its text', async () => {
    await open();
    await user.click(screen.getByLabelText('Search'));
    await user.clear(screen.getByLabelText('Search'));
    await scan(codeOf(OTHER));
    await panelOf('B7C1D2E3');
    expect(address()).toBe(`/admin?tab=orders&search=jo&order=${OTHER.id}`);
  });

  it('works in the command palette, which offers only the order', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Commands' }));
    await user.keyboard(codeOf(OTHER));
    expect(palette.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Open order B7C1D2E3',
    ]);
    await user.keyboard('{Enter}');
    await panelOf('B7C1D2E3');
  });

  it('shows an error for any other code', async () => {
    await open();
    await scan('https://example.com/parcel');
    expect(await screen.findByText("That isn't one of our slip codes")).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
