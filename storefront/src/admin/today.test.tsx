import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#domain/people/people';
import { address, user } from '../testing/page-in-test';
import { answer, refuse, sentTo } from '../testing/shop-in-test';
import { show, signedIn, startInFreshShop } from './dashboard-in-test';
import { ORDER } from './fixtures';

startInFreshShop();

const VIEWS = 'GET /api/admin/order-views';
const COUNTS = {
  arrived: 1234,
  dueToday: 2,
  overdue: 3,
  toAnswer: 4,
  questions: 5,
  asked: 6,
  unpaid: 7,
  lowLaces: 8,
};

async function openToday(role: Role = 'owner') {
  answer('GET /api/admin/check', signedIn(role, 'Sam'));
  show('/admin?tab=orders&search=jo');
  return within(await screen.findByRole('region', { name: 'Today' }));
}
const linksIn = (today: Awaited<ReturnType<typeof openToday>>) =>
  today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const ORDERS = [
  ['1,234 Arrived', '/admin?tab=orders&status=received'],
  ['2 Due today', '/admin?tab=orders&due=today'],
  ['3 Late', '/admin?tab=orders&due=overdue&sort=readyBy'],
  ['4 To answer', '/admin?tab=orders&unanswered=1'],
];
const QUESTIONS = ['5 Questions', '/admin?tab=messages'];
const REVIEWS = ['9 Reviews', '/admin?tab=messages#reviews'];
const ASKED = ['6 Extra work', '/admin?tab=orders&waiting=1'];
const UNPAID = ['7 Unpaid', '/admin?tab=orders&owes=1'];
const LACES = ['8 Low laces', '/admin?tab=laces'];

it('shows the owner what waits, each number linking to its list', async () => {
  answer(VIEWS, { counts: COUNTS, own: [] });
  const problem = { id: ORDER.id, orderId: ORDER.id, customerName: 'Jo', problem: 'Paid twice.' };
  answer('GET /api/admin/payment-problems', { problems: [problem], total: 1 });
  const today = await openToday();
  await today.findByText('1,234');
  expect(linksIn(today)).toEqual([
    ...ORDERS,
    QUESTIONS,
    ASKED,
    ['1 Money problems', '/admin?tab=orders&search=jo#payment-problems'],
    UNPAID,
    LACES,
  ]);
  const list = await screen.findByRole('region', { name: 'Payment problems (1)' });
  expect(list.querySelector('#payment-problems')).toBeTruthy();
  await user.click(today.getByRole('link', { name: '3 Late' }));
  expect(address()).toBe('/admin?tab=orders&due=overdue&sort=readyBy');
});

it('shows money problems without a link while there are none', async () => {
  const today = await openToday('manager');
  expect(await today.findByText('Money problems')).toBeTruthy();
  expect(today.queryByRole('link', { name: /Money problems/ })).toBeNull();
});

it('counts reviews that wait for a decision in a shop that asks for them, but not for bench staff', async () => {
  answer(VIEWS, { counts: { ...COUNTS, reviews: 9 }, own: [] });
  const today = await openToday('manager');
  await today.findByText('1,234');
  expect(linksIn(today)).toEqual([...ORDERS, QUESTIONS, REVIEWS, ASKED, UNPAID, LACES]);
});

it('shows bench staff nothing about money, questions, or reviews', async () => {
  answer(VIEWS, { counts: { ...COUNTS, reviews: 9 }, own: [] });
  const today = await openToday('bench');
  await today.findByText('1,234');
  expect(linksIn(today)).toEqual([...ORDERS, ASKED, LACES]);
  expect(today.queryByText('Money problems')).toBeNull();
  expect(sentTo('GET /api/admin/payment-problems')).toEqual([]);
});

it('links to the lists even if the counts fail to load', async () => {
  refuse(VIEWS, 500, 'boom');
  const today = await openToday();
  await waitFor(() => expect(today.getByRole('link', { name: '- Late' })).toBeTruthy());
});
