import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { user } from '../testing/page-in-test';
import { answer, urlsOf } from '../testing/shop-in-test';
import { show, signedIn, startInFreshShop } from './dashboard-in-test';
import { ORDER } from './fixtures';

startInFreshShop();

const CALL = 'GET /api/admin/payment-problems';
const TWICE = 'Paid twice: refund $80.00 of PayPal capture 2GG27.';
const DELETED = {
  id: '5a2f91c4-0000-4000-8000-000000000051',
  orderId: '713fa4cb-0000-4000-8000-000000000001',
  customerName: null,
  problem: 'Its order was deleted. Refund what PayPal took: 3C67 $91.50 COMPLETED.',
};
const OF_ORDER = { id: ORDER.id, orderId: ORDER.id, customerName: 'Robin Shortstop', problem: TWICE };
const number = ORDER.id.slice(0, 8).toUpperCase();
const region = () => screen.findByRole('region', { name: /^Payment problems/ });

describe('payment problems', () => {
  it('show above the list, with what happened, what to do, and a link to the order', async () => {
    answer(CALL, { problems: [OF_ORDER, DELETED], total: 2 });
    show('/admin');
    const shown = await region();
    const list = await screen.findByRole('table', { name: 'Orders' });
    expect(shown.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const [first, second] = within(shown).getAllByRole('listitem');
    expect(first?.textContent).toContain(`Order ${number}, Robin Shortstop`);
    expect(first?.textContent).toContain(`Paid twice. ${TWICE} Refund it from the order's refund panel.`);
    expect(second?.textContent).toContain('Order 713FA4CB, deleted');
    expect(second?.textContent).toContain('Paid for a deleted order.');
    const link = within(shown).getByRole('link', { name: `Open order ${number}` });
    expect(link.getAttribute('href')).toBe(`/admin?order=${ORDER.id}`);
    expect(within(shown).queryByRole('link', { name: 'Open order 713FA4CB' })).toBeNull();
  });

  it("disappear once they're marked as settled, which asks first", async () => {
    answer(CALL, { problems: [OF_ORDER], total: 1 });
    answer(`POST /api/orders/${ORDER.id}/settled`, { success: true });
    show('/admin');
    await user.click(
      within(await region()).getByRole('button', { name: `Mark as settled: order ${number}` }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as settled?' }));
    answer(CALL, { problems: [], total: 0 });
    await user.click(dialog.getByRole('button', { name: 'Mark as settled' }));
    await screen.findByText('Marked as settled');
    expect(screen.queryByRole('region', { name: /^Payment problems/ })).toBeNull();
  });

  it("aren't for bench staff", async () => {
    answer('GET /api/admin/check', signedIn('bench'));
    show('/admin');
    await screen.findByRole('tab', { name: 'Orders' });
    expect(urlsOf(CALL)).toEqual([]);
  });
});
