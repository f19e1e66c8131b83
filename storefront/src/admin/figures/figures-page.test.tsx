import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Figures } from '#domain/figures/figures-contract';
import { press } from '../../testing/page-in-test';
import { answer, refuse } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { SERVICE } from '../fixtures';

startInFreshShop();
// Chart.js logs an error for each chart, because happy-dom has no canvas.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const CALL = 'GET /api/admin/figures';
const FIGURES: Figures = {
  weeks: [
    { from: '2026-11-10', to: '2026-11-16', orders: 3, paid: 19_500, refunded: 0 },
    { from: '2026-11-17', to: '2026-11-23', orders: 1, paid: 6500, refunded: 1500 },
  ],
  bench: { orders: 2, days: 6.5 },
  services: [
    { serviceId: SERVICE.id, gloves: 1203 },
    { serviceId: null, gloves: 1 },
  ],
};

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('FiguresPage', () => {
  it('shows three numbers, weeks newest first, and services by count', async () => {
    answer(CALL, FIGURES);
    show('/admin/figures');
    expect(await screen.findByRole('img', { name: /^Orders and money for each/ })).toBeTruthy();
    const cards = [...screen.getByLabelText('The last 12 weeks').children];
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Orders4in 12 weeks',
      'Payments$245.00in 12 weeks, minus refunds',
      'Days on the bench6.5from arrival to shipping, average of 2 orders',
    ]);
    const weeks = within(screen.getByRole('table', { name: 'Each week', hidden: true }));
    expect(texts(weeks.getAllByRole('row', { hidden: true })).slice(1)).toEqual([
      'Tue, Nov 17 to Mon, Nov 231$65.00$15.00',
      'Tue, Nov 10 to Mon, Nov 163$195.00$0.00',
    ]);
    const services = within(await screen.findByRole('list', { name: 'Gloves by service' }));
    expect(texts(services.getAllByRole('listitem'))).toEqual(['Full Relace1,203 gloves', 'No items1 glove']);
  });

  it('shows what shipping earned and its labels cost, each under its name (rule 27.8)', async () => {
    const october = { month: '2026-10', earned: 1500, labels: 2186, refunded: 0 };
    const november = { month: '2026-11', earned: 3000, labels: 1186, refunded: 593 };
    answer(CALL, { ...FIGURES, shipping: [november, october] });
    show('/admin/figures');
    const shipping = within(await screen.findByRole('table', { name: 'Shipping by Month' }));
    expect(texts(shipping.getAllByRole('row'))).toEqual([
      'MonthChargedLabelsLeft over',
      'November 2026$30.00−$5.93$24.07',
      'October 2026$15.00−$21.86−$6.86',
      'Total$45.00−$27.79$17.21',
    ]);
  });

  it('shows an empty state, and the bar links to the books and back', async () => {
    answer(CALL, { ...FIGURES, bench: { orders: 0, days: null }, services: [] });
    show('/admin/figures');
    expect(await screen.findByText('No gloves shipped in 12 weeks')).toBeTruthy();
    expect(await screen.findByText('No gloves in 12 weeks')).toBeTruthy();
    const hrefs = ['Money', 'Orders'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/admin/money', '/admin?tab=orders']);
  });

  it('refetches after a failure', async () => {
    refuse(CALL, 500, 'The shop sleeps');
    show('/admin/figures');
    expect(await screen.findByText('The shop sleeps')).toBeTruthy();
    answer(CALL, FIGURES);
    await press('Try Again');
    expect(await screen.findByText('Days on the bench')).toBeTruthy();
  });
});
