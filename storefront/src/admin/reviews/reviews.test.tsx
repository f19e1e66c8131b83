import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReviewView } from '#domain/reviews/review-contract';
import { fill, notice, press } from '../../testing/page-in-test';
import { answer, headersOf, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

startInFreshShop();

const ID = '5b2a91c4-0000-4000-8000-000000000001';
const REVIEW: ReviewView = {
  id: ID,
  version: 3,
  orderId: ID,
  orderNumber: '5B2A91C4',
  name: 'Marcus T.',
  service: 'Full relace',
  stars: 4,
  text: '<b>Great</b> web.',
  status: 'waiting',
  writtenAt: '2026-05-04T12:00:00.000Z',
  answer: null,
};
const CHANGE = `PATCH /api/admin/reviews/${ID}`;

const open = async (...reviews: ReviewView[]) => {
  answer('GET /api/admin/reviews', reviews);
  show('/admin?tab=messages');
  return screen.findByRole('list', { name: 'Reviews' });
};

describe('reviews in the Messages tab (rule 37.4)', () => {
  it('show who wrote what, as plain text, and how many wait', async () => {
    const list = await open(REVIEW, { ...REVIEW, id: ID.replace('1', '2'), status: 'approved' });
    await screen.findByRole('heading', { name: 'Reviews (1 waiting)' });
    expect(within(list).getAllByText('<b>Great</b> web.')).toHaveLength(2);
    expect(within(list).getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(2);
  });

  it('are approved as they were read', async () => {
    await open(REVIEW);
    answer(CHANGE, { success: true, version: 4 });
    await press('Approve the review by Marcus T.');
    expect(await notice()).toContain('The home page shows it now');
    expect(sentTo(CHANGE)).toEqual([{ status: 'approved' }]);
    expect(headersOf(CHANGE)[0]?.get('If-Match')).toBe('"3"');
  });

  it('say so when the customer has just changed it', async () => {
    await open(REVIEW);
    refuse(CHANGE, 409, 'Someone else just changed this.', 'CONFLICT');
    await press('Decline the review by Marcus T.');
    expect(await notice()).toContain('Someone else just changed this.');
  });

  it('are answered', async () => {
    await open(REVIEW);
    answer(CHANGE, { success: true, version: 4 });
    await press('Answer Marcus T.');
    await fill('Your answer', 'Thanks!');
    await press('Save answer');
    await waitFor(() => expect(sentTo(CHANGE)).toEqual([{ answer: 'Thanks!' }]));
  });

  it('have buttons whose names start with what they show', async () => {
    const list = await open({
      ...REVIEW,
      status: 'approved',
      answer: { text: 'Thanks!', at: REVIEW.writtenAt },
    });
    for (const [shown, name] of [
      ['Take down', 'Take down the review by Marcus T.'],
      ['Change answer', 'Change answer to Marcus T.'],
    ] as const)
      expect(within(list).getByRole('button', { name }).textContent).toBe(shown);
    answer(CHANGE, { success: true, version: 4 });
    await press('Take down the review by Marcus T.');
    expect(await notice()).toContain('Review taken down');
  });

  it('lead to their order', async () => {
    const list = await open(REVIEW);
    const link = within(list).getByRole('link', { name: 'Order 5B2A91C4' });
    expect(link.getAttribute('href')).toBe(`/admin?order=${ID}`);
  });

  it("are decided on in the order's panel, which leads to all of them", async () => {
    const order = { ...ORDER, status: 'shipped' };
    answer(`GET /api/orders/${ORDER.id}`, { ...order, review: { ...REVIEW, orderId: ORDER.id } });
    show(`/admin?order=${ORDER.id}`);
    const part = within(await screen.findByRole('region', { name: 'Review' }));
    expect(part.getByRole('link', { name: 'All reviews' }).getAttribute('href')).toBe(
      '/admin?tab=messages#reviews',
    );
    answer(CHANGE, { success: true, version: 4 });
    answer(`GET /api/orders/${ORDER.id}`, {
      ...order,
      review: { ...REVIEW, orderId: ORDER.id, version: 4, status: 'approved' },
    });
    await press('Approve the review by Marcus T.');
    await part.findByText('Approved');
  });
});
