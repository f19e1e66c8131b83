import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StockMovement } from '#domain/stock/stock';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { TAN as SAMPLE } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './laces-tab';

startInFreshShop();

const { id: ID } = SAMPLE;
const TAN = { ...SAMPLE, name: 'Tan', inventory: 4 };
const MOVES = `/api/lace-colors/${ID}/movements`;
const POST = `POST ${MOVES}`;
const movement = (changes: Partial<StockMovement>): StockMovement => ({
  id: String(changes.at),
  at: '2026-05-04T12:00:00.000Z',
  kind: 'delivery',
  by: 20,
  stock: 24,
  reason: null,
  actor: { role: 'owner' },
  ...changes,
});

let inventory = 4;
beforeEach(() => {
  inventory = 4;
  answerBy('GET /api/lace-colors', () => Response.json([{ ...TAN, inventory }]));
  answer('GET /api/admin/lace-stock', [{ id: ID, reorderAt: 5, usedThisMonth: 7 }]);
  answer(`GET ${MOVES}`, [
    movement({
      at: '2026-05-04T12:00:00.000Z',
      kind: 'correction',
      by: -2,
      stock: 4,
      reason: 'Two were torn',
    }),
    movement({ at: '2026-05-03T12:00:00.000Z', kind: 'typed', by: 0, stock: 6, actor: { role: 'shop' } }),
  ]);
  answerBy(POST, () => {
    inventory = 24;
    return Response.json({ id: ID, inventory, version: 1 }, { status: 201 });
  });
});

const row = () => screen.getAllByRole('row')[1] ?? document.body;
const cells = () => within(row()).getAllByRole('cell');

async function open(): Promise<void> {
  show('/admin?tab=laces');
  await within(await screen.findByRole('table', { name: 'Laces' })).findByText('7');
}
async function openDialog(): Promise<HTMLElement> {
  await open();
  await press('Stock history of Tan');
  return screen.findByRole('dialog', { name: 'Stock of Tan' });
}

describe('lace color row', () => {
  it("shows this month's usage, the reorder mark, and when to reorder", async () => {
    await open();
    expect(cells()[3]?.textContent).toBe('7');
    expect(cells()[4]?.textContent).toBe('5');
    expect(within(row()).getByText('Reorder')).toBeTruthy();
  });

  it('has no warning above its mark or without one', async () => {
    answer('GET /api/admin/lace-stock', [{ id: ID, reorderAt: null, usedThisMonth: 7 }]);
    await open();
    expect(cells()[4]?.textContent).toBe('-');
    expect(within(row()).queryByText('Reorder')).toBeNull();
  });
});

describe('stock dialog', () => {
  it('lists every stock change, newest first', async () => {
    const dialog = await openDialog();
    expect(address()).toBe(`/admin?tab=laces&stock=${ID}`);
    const rows = within(await within(dialog).findByRole('table', { name: 'Stock history' }))
      .getAllByRole('row')
      .slice(1)
      .map((each) =>
        within(each)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(rows).toEqual([
      ['May 04, 2026', 'Corrected: Two were torn', '−2', 'Stock 4', 'You'],
      ['May 03, 2026', 'Changed', '0', 'Stock 6', 'The shop'],
    ]);
  });

  it('adds a delivery and stays open for the next', async () => {
    await openDialog();
    await fill('Laces delivered', '20');
    await fill('Note (optional)', 'Spring order');
    await press('Add Delivery');
    expect(await notice()).toBe('Inventory updated');
    expect(sentTo(POST)).toEqual([{ kind: 'delivery', pieces: 20, reason: 'Spring order' }]);
    expect(headersOf(POST)[0]?.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/);
    expect(await screen.findByText('24 laces in stock.')).toBeTruthy();
    expect(field('Laces delivered').value).toBe('');
  });

  it('asks for the reason of a correction and accepts fewer or more', async () => {
    await openDialog();
    await user.click(screen.getByRole('radio', { name: 'Correct' }));
    await fill('More or fewer', '−2');
    await press('Correct Stock');
    expect(await screen.findByText('Say why')).toBeTruthy();
    expect(sentTo(POST)).toEqual([]);
    await fill('Why', 'Two were torn');
    await press('Correct Stock');
    await waitFor(() =>
      expect(sentTo(POST)).toEqual([{ kind: 'correction', pieces: -2, reason: 'Two were torn' }]),
    );
  });

  it('keeps the input when the shop refuses it, with the error at its field', async () => {
    const errors = { pieces: 'Only 4 in stock' };
    answer(POST, { message: 'Check', code: 'VALIDATION', errors }, 400);
    await openDialog();
    await user.click(screen.getByRole('radio', { name: 'Count' }));
    await fill('Laces counted', '3');
    await press('Save Count');
    expect(await screen.findByText('Only 4 in stock')).toBeTruthy();
    expect(field('Laces counted').value).toBe('3');
  });

  it.each(['', 'ten', '1.5', '0'])('rejects a delivery of %j', async (typed) => {
    await openDialog();
    await user.click(field('Laces delivered'));
    await user.paste(typed);
    await press('Add Delivery');
    await waitFor(() => expect(field('Laces delivered').getAttribute('aria-invalid')).toBe('true'));
    expect(sentTo(POST)).toEqual([]);
  });

  it('sets or removes the reorder mark', async () => {
    const PATCH = `PATCH /api/lace-colors/${ID}`;
    answer(PATCH, { success: true, version: 1 });
    await openDialog();
    await fill('Reorder at', '8');
    await press('Save mark');
    expect(await notice()).toBe('Reorder mark saved');
    await user.clear(field('Reorder at'));
    await press('Save mark');
    await waitFor(() => expect(sentTo(PATCH)).toEqual([{ reorderAt: 8 }, { reorderAt: null }]));
    expect(sentTo(POST)).toEqual([]);
  });
});
