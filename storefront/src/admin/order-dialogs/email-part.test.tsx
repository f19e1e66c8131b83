import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { notice, press } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

const PATH = `/api/orders/${ORDER.id}`;
const REPLY = {
  id: '00000000-0000-4000-8000-000000000041',
  at: '2026-05-04T12:00:00.000Z',
  isHeld: true,
  reason: 'From another address',
  name: 'Pat Other',
  address: 'pat@else.test',
  text: 'The black one.',
  fullText: 'The black one.\n\n> Which lace do you want?',
  photos: [],
  files: ['measurements.pdf'],
};
const PROBLEM = { reason: '550 5.1.1 No such user', at: '2026-05-04T12:00:00.000Z' };

startInFreshShop();
beforeEach(() => {
  answer(`GET ${PATH}`, { ...ORDER, heldReplies: 1, emailProblem: PROBLEM });
  answer(`GET ${PATH}/replies`, [REPLY]);
});

async function open() {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  await within(dialog).findAllByText('The black one.');
  return within(dialog);
}

it('shows a reply from another address, and accepts it (rule 32.11)', async () => {
  const dialog = await open();
  expect(dialog.getByText('Pat Other, pat@else.test')).toBeTruthy();
  expect(dialog.getByText('Not saved here, but still in your mailbox: measurements.pdf')).toBeTruthy();
  const accept = `POST ${PATH}/replies/${REPLY.id}/accept`;
  answer(accept, { success: true });
  await press('Accept');
  expect(await notice()).toContain("Added to the order's messages");
  expect(sentTo(accept)).toHaveLength(1);
});

it('shows the whole of an email that a message was cut from (rule 32.4)', async () => {
  const event = { id: REPLY.id, at: REPLY.at, kind: 'message', actor: { role: 'customer' }, isPublic: true };
  answer(`GET ${PATH}/events`, [
    { ...event, text: REPLY.text, data: { channel: 'email', hasFullText: true } },
  ]);
  answer(`GET ${PATH}`, ORDER);
  answer(`GET ${PATH}/replies`, [{ ...REPLY, isHeld: false }]);
  const dialog = await open();
  await press('Show whole emails');
  expect(await dialog.findByText(/> Which lace do you want/)).toBeTruthy();
});

it("says that email isn't reaching the customer, until it's dismissed (rule 32.8)", async () => {
  const dialog = await open();
  expect(dialog.getByText("Email isn't reaching this customer")).toBeTruthy();
  expect(dialog.getByText('550 5.1.1 No such user')).toBeTruthy();
  const dismiss = 'POST /api/admin/email-problems/dismiss';
  answer(dismiss, { success: true });
  await press('Dismiss');
  expect(await notice()).toContain('Dismissed');
  expect(sentTo(dismiss)).toEqual([{ email: ORDER.customerEmail }]);
});
