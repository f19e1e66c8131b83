import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ExtraWorkView } from '#domain/orders/extra-work-contract';
import type { TrackView } from '#domain/orders/track-contract';
import { PROPOSED } from '#domain/testing/samples';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, press, showAt } from '../testing/page-in-test';
import { answer, failNetwork, refuse, sentTo, startShop } from '../testing/shop-in-test';
import { TOKEN, VIEW } from './fixtures';
import { TrackPage } from './track-page';

const READ = `GET /api/track/${TOKEN}`;
const ANSWER = `POST /api/track/${TOKEN}/extra-work/${PROPOSED.id}`;

const OPEN: ExtraWorkView = {
  ...PROPOSED,
  lines: [
    { description: 'New palm lining', amount: 1500 },
    { description: 'Heel pad', amount: 800 },
  ],
  note: 'The lining is worn through.',
  photos: ['/media/palm.webp'],
  total: 2300,
};
const order: TrackView = { ...VIEW, extraWork: [OPEN] };
const answered = (status: 'accepted' | 'declined'): TrackView => ({
  ...VIEW,
  ...(status === 'accepted' && {
    extraTotal: 2300,
    amountDue: 2300,
    canPay: true,
    payPath: '/order-confirmation?orderId=1',
  }),
  extraWork: [{ ...OPEN, status, answeredAt: '2026-12-02T12:00:00.000Z' }],
});

startShop(() => answer(READ, order));

async function open() {
  showAt(
    VIEW.path,
    <Routes>
      <Route path="/track/:token?" element={<TrackPage />} />
    </Routes>,
  );
  return within(await screen.findByRole('region', { name: 'Extra work' }));
}

it('shows findings, price, and expiration instead of the next step', async () => {
  const part = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'We found something and need your answer',
  );
  const amount = (name: string) => part.getByText(name).nextElementSibling?.textContent;
  expect(['New palm lining', 'Heel pad', 'Extra work total'].map(amount)).toEqual([
    '$15.00',
    '$8.00',
    '$23.00',
  ]);
  expect(part.getByText(/Your order would come to/).textContent).toContain('$146.00, with $23.00 due');
  expect(part.getByText('Dec 8')).toBeTruthy();
  expect(part.getByRole('img', { name: 'Enlarge What we found, 1 of 1' })).toBeTruthy();
});

it('accepts in two taps, and then the work can be paid', async () => {
  answer(ANSWER, { success: true });
  await open();
  await press('Accept');
  expect(sentTo(ANSWER)).toEqual([]);
  answer(READ, answered('accepted'));
  await press('Yes, do it');
  expect(await screen.findByText("Thanks! We'll do it")).toBeTruthy();
  expect(sentTo(ANSWER)).toEqual([{ answer: 'accept' }]);
  expect(screen.getByRole('link', { name: 'Pay $23.00' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Extra work' }));
  const ticket = within(screen.getByRole('region', { name: 'Work Ticket' }));
  const amount = (name: string) => ticket.getByText(name).nextElementSibling?.textContent;
  expect(['Total', 'New palm lining', 'With extra work', 'Due'].map(amount)).toEqual([
    '$123.00',
    '$15.00',
    '$146.00',
    '$23.00',
  ]);
});

it('declines in two taps, and not before the second', async () => {
  answer(ANSWER, { success: true });
  await open();
  await press('Decline');
  await press('Back');
  await press('Decline');
  answer(READ, answered('declined'));
  await press('Yes, decline');
  expect(await screen.findByText('We have your answer')).toBeTruthy();
  expect(sentTo(ANSWER)).toEqual([{ answer: 'decline' }]);
});

it('reports an answer that fails to arrive, and retries', async () => {
  failNetwork(ANSWER);
  await open();
  await press('Accept');
  await press('Yes, do it');
  expect(await screen.findByText(/We didn't get your answer/)).toBeTruthy();
  answer(ANSWER, { success: true });
  answer(READ, answered('accepted'));
  await waitFor(() => expect(button('Yes, do it').hasAttribute('disabled')).toBe(false));
  await press('Yes, do it');
  expect(await screen.findByText("Thanks! We'll do it")).toBeTruthy();
});

it('reports that it has expired', async () => {
  refuse(ANSWER, 409, MESSAGES.extraWorkOver);
  await open();
  await press('Accept');
  answer(READ, { ...VIEW, extraWork: [{ ...OPEN, status: 'withdrawn' }] });
  await press('Yes, do it');
  expect(await screen.findByText(MESSAGES.extraWorkOver)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, do it' })).toBeNull());
});
