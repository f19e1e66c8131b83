import { cleanup, render, screen, within } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { describe, expect, it, vi } from 'vitest';
import { press, user } from '../../testing/page-in-test';
import { answer } from '../../testing/shop-in-test';
import { VIEW } from '../../track/fixtures';
import { show, signedIn, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import '../orders-tab/orders-tab';
import './print-dialog';

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
    const expected = render(<QRCodeSVG value={address} level="M" marginSize={0} />).container;
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

describe('print dialog', () => {
  const openFor = async (kind: string) => {
    open();
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('article');
    await user.click(dialog.getByRole('radio', { name: kind }));
    return dialog;
  };

  it('has a claim tag for each glove with its number, owner, work, and day', async () => {
    const [item] = ORDER.items;
    const items = [item, { ...item, id: ORDER.id, gloveDetails: 'First base mitt' }];
    answer(CALL, { ...ORDER, items, readyBy: { from: '2026-12-11', to: '2026-12-11' } });
    const dialog = await openFor('Claim tags');
    const tags = await dialog.findAllByRole('article', { name: /^Glove \d of 2$/ });
    expect(tags).toHaveLength(2);
    for (const tag of tags)
      for (const text of ['3F2A91C4', 'Jo Catcher', 'Full Relace', 'Ready around Fri, Dec 11'])
        expect(within(tag).getByText(text), text).toBeTruthy();
    expect(within(tags[1] ?? document.body).getByText('First base mitt')).toBeTruthy();
  });

  it("has the customer's receipt, with their name and address", async () => {
    answer(CALL, ORDER);
    answer('GET /api/track/a-token-of-forty-six-characters', VIEW);
    const dialog = await openFor('Receipt');
    const receipt = within(await dialog.findByRole('article', { name: 'Receipt' }));
    expect(receipt.getByText(/^Jo Catcher\s1 Ball Park/)).toBeTruthy();
    expect(receipt.getAllByText('$123.00')).toHaveLength(2);
  });

  it('shows an error when the receipt fails to load', async () => {
    answer(CALL, ORDER);
    answer('GET /api/track/a-token-of-forty-six-characters', { message: 'Not found' }, 404);
    await openFor('Receipt');
    expect(await screen.findByText("The order didn't load")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  });

  it('offers no receipt to bench staff, who see no amounts', async () => {
    answer('GET /api/admin/check', signedIn('bench', 'Bo Stitch'));
    answer(CALL, ORDER);
    const dialog = await openFor('Packing slip');
    expect(dialog.queryByRole('radio', { name: 'Receipt' })).toBeNull();
  });

  it('remembers the paper on this device', async () => {
    answer(CALL, ORDER);
    const dialog = await openFor('4 × 6');
    expect(dialog.getByRole('radio', { name: '4 × 6' }).getAttribute('aria-checked')).toBe('true');
    cleanup();
    const again = await openFor('Packing slip');
    expect(again.getByRole('radio', { name: '4 × 6' }).getAttribute('aria-checked')).toBe('true');
  });
});
