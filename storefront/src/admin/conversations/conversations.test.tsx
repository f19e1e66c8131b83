import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConversationView } from '#domain/messages/conversation-contract';
import type { OrderEvent } from '#domain/orders/order-events';
import { HOUR_MS } from '#domain/wire/durations';
import { address, button, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, failNetwork, hold, idempotencyKeysOf, sentTo } from '../../testing/shop-in-test';
import { expectKept, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';

startInFreshShop();

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const last = (from: 'customer' | 'shop', text: string): ConversationView['last'] => ({
  at: ago(49),
  from,
  text,
  channel: 'page',
  photos: [],
});
const WAITING: ConversationView = {
  id: ORDER.id,
  customerName: ORDER.customerName,
  waitingSince: ago(49),
  last: last('customer', 'When is it ready?'),
};
const ANSWERED: ConversationView = {
  ...WAITING,
  id: ORDER.id.replace('3', '4'),
  customerName: 'Al Answered',
  waitingSince: null,
  last: last('shop', 'On Friday.'),
};
const ASKED: OrderEvent = {
  id: 'w1',
  at: ago(49),
  kind: 'message',
  actor: { role: 'customer', name: 'Jo' },
  text: 'When is it ready?',
  isPublic: true,
  data: { channel: 'email' },
};
const FAILED: OrderEvent = {
  ...ASKED,
  id: 'w0',
  at: ago(90),
  actor: { role: 'owner' },
  text: 'It arrived.',
  data: { delivery: [{ by: 'email', state: 'failed', problem: '550 no such mailbox' }] },
};
const SEND = `POST /api/orders/${ORDER.id}/messages`;
const REPLIES = [
  { name: 'Ready', text: 'Hi {first name}, order {order} will be ready {ready}.' },
  { name: 'Thanks', text: 'Thanks, {first name}!' },
];

beforeEach(() => {
  answer('GET /api/conversations', [WAITING, ANSWERED]);
  answer(`GET /api/orders/${ORDER.id}`, ORDER);
  answer(`GET /api/orders/${ORDER.id}/events`, [ASKED, FAILED]);
  answer('GET /api/saved-replies', REPLIES);
});

const openDialog = async () => {
  show(`/admin?tab=messages&conversation=${ORDER.id}`);
  return screen.findByRole('dialog', { name: 'Jo Catcher, order 3F2A91C4' });
};

describe('conversations in the Messages tab', () => {
  it('33.4: come first, those that wait with their waiting time', async () => {
    show('/admin?tab=messages');
    const list = await screen.findByRole('list', { name: 'Conversations' });
    const [waiting, answered] = within(list).getAllByRole('button');
    expect(waiting?.textContent).toBe('Jo CatcherWaiting for 2 daysWhen is it ready?');
    expect(answered?.textContent).toMatch(/^Al AnsweredAnswered .*You: On Friday\.$/);
    await user.click(waiting ?? list);
    await screen.findByRole('dialog', { name: 'Jo Catcher, order 3F2A91C4' });
    expect(address()).toBe(`/admin?tab=messages&conversation=${ORDER.id}`);
  });

  it('33.4: are hidden while there are none, and say so when they fail to load', async () => {
    answer('GET /api/conversations', []);
    show('/admin?tab=messages');
    await screen.findByRole('table', { name: 'Customers' });
    expect(screen.queryByRole('heading', { name: 'Conversations' })).toBeNull();
    failNetwork('GET /api/conversations');
    show('/admin?tab=messages');
    await screen.findByText("The conversations didn't load");
  });

  it('33.1: show who wrote, how, and what happened to it', async () => {
    await openDialog();
    const thread = await screen.findByRole('list', { name: 'Messages' });
    const [first, second] = within(thread).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^The shop, .*It arrived\.Email failed: 550 no such mailbox$/);
    expect(second?.textContent).toMatch(/^Jo Catcher, .* · by emailWhen is it ready\?$/);
  });

  it('33.1: lead to their order, and to all of an email', async () => {
    const whole = { ...ASKED, data: { channel: 'email', hasFullText: true } };
    answer(`GET /api/orders/${ORDER.id}/events`, [whole]);
    answer(`GET /api/orders/${ORDER.id}/replies`, [
      {
        ...{ id: ORDER.id, at: ASKED.at, isHeld: false, reason: null, name: 'Jo', address: 'jo@example.com' },
        ...{ text: ASKED.text, fullText: `${ASKED.text}\n> It arrived.`, photos: [], files: [] },
      },
    ]);
    const dialog = within(await openDialog());
    const link = await dialog.findByRole('link', { name: 'Open order 3F2A91C4' });
    expect(link.getAttribute('href')).toBe(`/admin?order=${ORDER.id}`);
    await user.click(dialog.getByRole('button', { name: /whole email/i }));
    await dialog.findByText(/> It arrived\./);
  });

  it('32.8: say when a reply from another address waits in the order', async () => {
    answer(`GET /api/orders/${ORDER.id}`, { ...ORDER, heldReplies: 1 });
    const dialog = within(await openDialog());
    await dialog.findByText('A reply came from another address. Open the order to check it.');
  });

  it('33.6: are answered from there, once for a double click', async () => {
    await openDialog();
    const waiting = hold(SEND);
    await fill('Your answer', ' On Friday. ');
    await user.dblClick(button('Send Answer'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(Response.json({ id: '00000000-0000-4000-8000-000000000099' }, { status: 201 }));
    expect(await notice()).toContain('Message sent');
    expect(sentTo(SEND)).toEqual([{ text: 'On Friday.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('33.7: keep what was typed when a call fails, and a retry sends it once', async () => {
    await openDialog();
    await expectKept({
      ...{ call: SEND, label: 'Your answer', text: 'On Friday.' },
      ...{ send: 'Send Answer', failure: 'Failed to send message' },
    });
    answer(SEND, { id: '00000000-0000-4000-8000-000000000099' }, 201);
    await press('Send Answer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = idempotencyKeysOf(SEND);
    expect(second).toBe(first);
  });
});

describe('saved replies', () => {
  it('33.9: are filled in and can be changed before sending', async () => {
    await openDialog();
    await user.selectOptions(await screen.findByLabelText('Saved reply'), 'Thanks');
    expect(field('Your answer').value).toBe('Thanks, Jo!');
    await user.selectOptions(screen.getByLabelText('Saved reply'), 'Ready');
    expect(field('Your answer').value).toMatch(/^Thanks, Jo!\n\nHi Jo, order 3F2A91C4 will be ready /);
  });

  it('33.10: for many customers keep the first name for later, and others say why not', async () => {
    show('/admin?tab=messages');
    await user.click(await screen.findByRole('checkbox', { name: /^Select Jo/ }));
    await press('Send Message (1)');
    const picker = await screen.findByLabelText('Saved reply');
    const ready = within(picker).getByRole('option', { name: 'Ready (only for messages about an order)' });
    expect(ready).toHaveProperty('disabled', true);
    await user.selectOptions(picker, 'Thanks');
    expect(field('Message').value).toBe('Thanks, {first name}!');
  });
});
