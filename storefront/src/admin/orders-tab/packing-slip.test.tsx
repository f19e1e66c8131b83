import { render, screen, within } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/page-in-test';
import { answer } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import './orders-tab';
import './packing-slip-dialog';

startInFreshShop();

const CALL = `GET /api/orders/${ORDER.id}`;
const open = () => show(`/admin?tab=orders&print=${ORDER.id}`);

describe('packing slip', () => {
  it('shows whose gloves they are and what to do', async () => {
    const items = ORDER.items.map((item) => ({ ...item, specialInstructions: 'Keep the old web' }));
    const work = {
      id: 'x',
      at: '2026-12-01T12:00:00.000Z',
      note: null,
      photos: [],
      expiresAt: '2026-12-08T12:00:00.000Z',
      answeredAt: null,
      total: 1500,
      evidence: null,
      remindedAt: null,
    };
    const extraWork = [
      { ...work, status: 'accepted', lines: [{ description: 'New palm lining', amount: 1500 }] },
      { ...work, id: 'y', status: 'declined', lines: [{ description: 'A new web', amount: 1500 }] },
    ];
    answer(CALL, { ...ORDER, items, extraWork });
    open();
    const dialog = await screen.findByRole('dialog', { name: 'Print order 3F2A91C4' });
    const slip = await within(dialog).findByRole('article');
    for (const text of [
      'The Glove Shop',
      '3F2A91C4',
      'Full Relace',
      'Outfield glove, web torn',
      'Instructions: Keep the old web',
      '1 Ball Park Cooperstown, NY 13326',
      'Jo Catcher jo@example.com 555 010 2345',
      'New palm lining',
    ]) {
      expect(within(slip).getByText(text), text).toBeTruthy();
    }
    expect(within(slip).queryByText('A new web')).toBeNull();
  });

  it('has a code that links to the order', async () => {
    answer(CALL, ORDER);
    open();
    const dialog = await screen.findByRole('dialog');
    const code = await within(dialog).findByRole('img', { name: 'Opens this order in the dashboard' });
    const address = `${location.origin}/admin?tab=orders&order=${ORDER.id}`;
    const expected = render(<QRCodeSVG value={address} marginSize={0} />).container;
    const drawn = (of: Element) => [...of.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(drawn(code)).toEqual(drawn(expected));
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    answer(CALL, ORDER);
    open();
    await within(await screen.findByRole('dialog')).findByRole('article');
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows an error when the order fails to load', async () => {
    answer(CALL, { message: 'Not found' }, 404);
    open();
    expect(await screen.findByText('Not found')).toBeTruthy();
    answer(CALL, ORDER);
    await press('Try Again');
    await within(await screen.findByRole('dialog')).findByRole('article');
  });
});
