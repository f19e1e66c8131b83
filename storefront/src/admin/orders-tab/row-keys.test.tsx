import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, press, user } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import { setSingleKeys } from '../keys/single-keys';

// Preload, so a busy machine doesn't slow the first test.
import '../keys/key-help-dialog';
import '../order-dialogs/order-details-dialog';
import './orders-tab';

startInFreshShop();

const OTHER = { ...ORDER, id: 'b7c1d2e3-0000-4000-8000-000000000000', customerName: 'Sam Pitcher' };

beforeEach(() => {
  act(() => setSingleKeys(true));
  answer('GET /api/orders', [ORDER, OTHER]);
  answer(`GET /api/orders/${ORDER.id}`, ORDER);
});

async function open(): Promise<void> {
  show('/admin?tab=orders');
  await screen.findByText('Jo Catcher');
}

const focused = () => document.activeElement?.closest('[data-order]')?.getAttribute('data-order') ?? null;
const keys = (typed: string) => user.keyboard(typed);
const search = () => screen.getByLabelText<HTMLInputElement>('Search');

describe('list shortcuts', () => {
  it('J and K move through the rows and stop at the ends', async () => {
    await open();
    expect(focused()).toBeNull();
    for (const [key, row] of [
      ['j', ORDER],
      ['j', OTHER],
      ['j', OTHER],
      ['k', ORDER],
      ['k', ORDER],
    ] as const) {
      await keys(key);
      expect(focused()).toBe(row.id);
    }
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('Enter opens the order, and the focus returns to the row', async () => {
    await open();
    await keys('j{Enter}');
    await screen.findByRole('dialog', { name: /3F2A91C4/ });
    expect(address()).toBe(`/admin?tab=orders&order=${ORDER.id}`);
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(ORDER.id));
    await keys('j');
    expect(focused()).toBe(OTHER.id);
  });

  it("S opens the row's status menu, which then gets the keys", async () => {
    answer(`PATCH /api/orders/${ORDER.id}/status`, { success: true, version: 1 });
    await open();
    await keys('js');
    const menu = await screen.findByRole('menu', { name: /Status of order 3F2A91C4/ });
    await keys('j');
    expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('Received');
    await user.click(within(menu).getByRole('menuitemradio', { name: 'In Progress' }));
    await waitFor(() =>
      expect(sentTo(`PATCH /api/orders/${ORDER.id}/status`)).toEqual([{ status: 'in-progress' }]),
    );
    await waitFor(() => expect(focused()).toBe(ORDER.id));
  });

  it('X selects and deselects the row', async () => {
    await open();
    await keys('jx');
    const box = screen.getByRole('checkbox', { name: 'Select order 3F2A91C4' });
    expect(box).toHaveProperty('checked', true);
    await keys('x');
    expect(box).toHaveProperty('checked', false);
  });

  it('S and X do nothing without a row', async () => {
    await open();
    await keys('sx');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
  });

  it('/ focuses the search, where keys are letters again', async () => {
    await open();
    await keys('/');
    expect(document.activeElement).toBe(search());
    await keys('jxs?/');
    expect(search().value).toBe('jxs?/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leave Ctrl, Alt, and Cmd combinations to the browser', async () => {
    await open();
    await keys('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}j{/Shift}');
    expect(focused()).toBeNull();
  });

  it('do nothing behind a dialog', async () => {
    await open();
    await press('Create Order');
    await screen.findByRole('dialog');
    screen.getByRole('dialog').focus();
    await keys('?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});

describe('shortcut help', () => {
  it('lists the shortcuts and turns single keys off, which the browser remembers', async () => {
    await open();
    await keys('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const does of ['Next order', 'Previous order', 'Open the order', 'Its status', 'Go to search'])
      expect(dialog.getByText(does)).toBeTruthy();
    await user.click(dialog.getByRole('switch', { name: 'Single keys' }));
    await keys('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await keys('j?/');
    expect(focused()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(search());
    expect(localStorage.getItem('single-keys')).toBe('off');
    // With Ctrl it isn't a single-key shortcut.
    await keys('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Commands' });
  });
});
