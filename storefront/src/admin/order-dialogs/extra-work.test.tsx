import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerExtraWorkView } from '#domain/orders/extra-work-contract';
import { PROPOSED } from '#domain/testing/samples';
import { MESSAGES } from '#domain/words/shop-texts';
import { field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, failNetwork, idempotencyKeysOf, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import { adminMoment } from '../parts/admin-date';
// Preload, so a busy machine doesn't slow the first test.
import '../orders-tab/orders-tab';
import './order-details-dialog';

const ONE = `GET /api/orders/${ORDER.id}`;
const PROPOSE = `POST /api/orders/${ORDER.id}/extra-work`;
const WITHDRAW = `${PROPOSE}/${PROPOSED.id}/withdraw`;
const AT = PROPOSED.at;
const HERE = { ...ORDER, status: 'received' };
const OPEN: OwnerExtraWorkView = { ...PROPOSED, evidence: null, remindedAt: null };

startInFreshShop();
beforeEach(() => {
  answer(ONE, HERE);
  answer('GET /api/extra-work-templates', [
    { name: 'Palm', description: 'New palm lining', amount: 1500 },
    { name: 'Heel', description: 'Heel pad sewn on again', amount: 800 },
  ]);
});

async function open() {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  return within(await screen.findByRole('region', { name: 'Extra work' }));
}
const openForm = async () => {
  await open();
  await press('Propose Extra Work');
  return within(await screen.findByRole('dialog', { name: 'Extra Work for Order 3F2A91C4' }));
};

describe('extra work form', () => {
  it("shows the customer's view before it sends", async () => {
    answer(PROPOSE, { id: PROPOSED.id }, 201);
    const dialog = await openForm();
    await user.selectOptions(await dialog.findByLabelText('Frequent findings'), 'Palm, $15.00');
    await press('Add Line');
    await fill('Work 2', 'Web tightened');
    await fill('Amount 2 ($)', '7.5');
    await fill('Note to the customer', 'The lining is worn through.');
    await press('Preview');
    expect((await dialog.findByText('Extra work total')).nextElementSibling?.textContent).toBe('$22.50');
    expect(dialog.getByText('The lining is worn through.')).toBeTruthy();
    expect(dialog.getByText(/Your order would come to/).textContent).toContain('with $22.50 due');
    expect(sentTo(PROPOSE)).toEqual([]);
    await press('Send to Customer');
    expect(await notice()).toBe('Extra work proposed');
    expect(sentTo(PROPOSE)).toEqual([
      {
        lines: [
          { description: 'New palm lining', amount: 1500 },
          { description: 'Web tightened', amount: 750 },
        ],
        note: 'The lining is worn through.',
        photos: [],
        expiresInDays: 7,
      },
    ]);
  });

  it('reports missing fields first', async () => {
    const dialog = await openForm();
    await fill('Amount ($)', '0');
    await press('Preview');
    expect(await dialog.findByText('Describe the work')).toBeTruthy();
    expect(dialog.getByText(/Enter an amount from/)).toBeTruthy();
  });

  it('keeps the input on failure and retries with the same key', async () => {
    failNetwork(PROPOSE);
    const dialog = await openForm();
    await fill('Work', 'Web tightened');
    await fill('Amount ($)', '7.50');
    await press('Preview');
    await press('Send to Customer');
    expect(await notice()).toContain('Failed to propose extra work');
    expect((await dialog.findByLabelText<HTMLInputElement>('Work')).value).toBe('Web tightened');
    refuse(PROPOSE, 409, MESSAGES.extraWorkOpen);
    await press('Preview');
    await press('Send to Customer');
    expect((await dialog.findAllByText(MESSAGES.extraWorkOpen)).length).toBeGreaterThan(0);
    expect(field('Amount ($)').value).toBe('7.50');
    const keys = idempotencyKeysOf(PROPOSE);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('extra work', () => {
  it('is marked while pending, and withdrawn after confirmation', async () => {
    answer(ONE, { ...HERE, extraWorkSince: AT, extraWork: [OPEN] });
    answer(WITHDRAW, { success: true });
    const part = await open();
    expect(part.getByText('Waiting for customer')).toBeTruthy();
    expect(part.queryByRole('button', { name: 'Propose Extra Work' })).toBeNull();
    await press('Withdraw');
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw the extra work?' }));
    expect(sentTo(WITHDRAW)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await notice()).toBe('Extra work withdrawn');
    expect(sentTo(WITHDRAW)).toHaveLength(1);
  });

  it('marks its order in the list while pending', async () => {
    answer('GET /api/orders', [{ ...HERE, extraWorkSince: AT }]);
    show('/admin?tab=orders&waiting=1');
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toContain('3F2A91C4');
    expect(row?.textContent).toContain('Waiting for customer');
  });

  it('shows when and from where it was accepted', async () => {
    const evidence = { at: '2026-12-03T10:14:00.000Z', address: '203.0.113.5', textHash: 'h' };
    const accepted = { ...OPEN, status: 'accepted', answeredAt: evidence.at, evidence };
    answer(ONE, { ...HERE, extraTotal: 1500, amountDue: 1500, extraWork: [accepted] });
    const part = await open();
    expect(part.getByText(`Accepted ${adminMoment(evidence.at)}, from 203.0.113.5`)).toBeTruthy();
    const sums = within(screen.getByRole('region', { name: 'Amounts' }));
    expect(sums.getByText('Extra work').nextElementSibling?.textContent).toBe('$15.00');
  });

  it.each(['shipped', 'canceled'])("can't be proposed for an order that's %s", async (status) => {
    answer(ONE, { ...ORDER, status });
    show(`/admin?tab=orders&order=${ORDER.id}`);
    await screen.findByRole('region', { name: 'Amounts' });
    expect(screen.queryByRole('region', { name: 'Extra work' })).toBeNull();
  });
});
