import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TrackView } from '#domain/orders/track-contract';
import { fill, press, showAt, user } from '../testing/page-in-test';
import { answer, sentTo, startShop } from '../testing/shop-in-test';
import { ReviewPart } from './review-part';

startShop(() => undefined);

const WRITE = 'POST /api/track/token/review';
const REMOVE = 'DELETE /api/track/token/review';
const written = (status: 'waiting' | 'approved' | 'declined') => ({
  stars: 4,
  text: '<b>Great</b>',
  status,
  writtenAt: '2026-05-04T12:00:00.000Z',
  answer: { text: 'Thanks!', at: '2026-05-05T12:00:00.000Z' },
});
const show = (review: NonNullable<TrackView['review']>) =>
  showAt('/track/token', <ReviewPart review={review} path="/track/token" orderQueryKey={['order']} />);

describe("the review on an order's page (rules 37.3 and 37.8)", () => {
  it('asks for stars, and sends them with the words', async () => {
    answer(WRITE, { success: true });
    show({ canWrite: true, written: null });
    await press('Send review');
    await screen.findByText('Choose 1 to 5 stars');
    await user.selectOptions(screen.getByLabelText('Stars'), '5');
    await fill('In your words', ' Like new. ');
    await press('Send review');
    await waitFor(() => expect(sentTo(WRITE)).toEqual([{ stars: 5, text: 'Like new.' }]));
  });

  it.each([
    ['approved', 'Thanks! Your review is on our home page.'],
    ['declined', /We'll keep this one between us/],
  ] as const)('shows its status when it is %s, as plain text', (status, words) => {
    show({ canWrite: false, written: written(status) });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('<b>Great</b>')).toBeTruthy();
    expect(screen.getByText('Thanks!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save review' })).toBeNull();
  });

  it.each(['waiting', 'declined'] as const)(
    'can be changed while it is %s, with the answer below',
    (status) => {
      show({ canWrite: true, written: written(status) });
      expect(screen.getByRole('button', { name: 'Save review' })).toBeTruthy();
      expect(screen.getByText('Thanks!')).toBeTruthy();
    },
  );

  it('is removed after asking', async () => {
    answer(REMOVE, { success: true });
    show({ canWrite: false, written: written('approved') });
    await press('Remove review');
    await press('Yes, remove it');
    await waitFor(() => expect(sentTo(REMOVE)).toHaveLength(1));
  });
});
