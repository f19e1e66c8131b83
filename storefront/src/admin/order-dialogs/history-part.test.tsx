import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#domain/orders/order-events';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import {
  answer,
  headersOf,
  hold,
  idempotencyKeysOf,
  refuse,
  sentTo,
  urlsOf,
} from '../../testing/shop-in-test';
import { expectKept, logInAgain, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './order-details-dialog';
import '../orders-tab/orders-tab';

const ONE = `GET /api/orders/${ORDER.id}`;
const EVENTS = `${ONE}/events`;
const NOTES = `POST /api/orders/${ORDER.id}/notes`;
const MESSAGES = `POST /api/orders/${ORDER.id}/messages`;
const CREATED = { id: '00000000-0000-4000-8000-000000000099' };

const event = (id: string, fields: Partial<OrderEvent> & Pick<OrderEvent, 'kind'>): OrderEvent => ({
  id,
  at: '2026-05-04T12:00:00.000Z',
  actor: { role: 'owner' },
  text: '',
  isPublic: true,
  data: {},
  ...fields,
});
const HISTORY: OrderEvent[] = [
  event('m1', {
    kind: 'mail',
    actor: { role: 'shop' },
    text: 'Glove arrived: failed',
    isPublic: false,
    data: { mail: 'mail:status-received', result: 'failed', problem: '550 no such mailbox' },
  }),
  event('m2', {
    kind: 'mail',
    actor: { role: 'shop' },
    isPublic: false,
    data: { mail: 'mail:order-received', result: 'sent' },
  }),
  event('n1', {
    kind: 'note',
    actor: { role: 'staff', name: 'Bo Stitch' },
    text: 'Heel pad is loose',
    isPublic: false,
  }),
  event('w1', { kind: 'message', actor: { role: 'customer', name: 'Jo' }, text: 'When is it ready?' }),
  event('e1', {
    kind: 'edited',
    text: 'Phone: 555 → 556; Discount code: none → TEN',
    isPublic: false,
    data: {
      changes: [
        { field: 'Phone', from: '555', to: '556' },
        { field: 'Discount code', from: null, to: 'TEN' },
      ],
    },
  }),
  event('s1', { kind: 'status', text: 'Not Received → Received' }),
  event('o1', { kind: 'ordered', actor: { role: 'customer' }, text: 'Order placed' }),
];

startInFreshShop();
beforeEach(() => {
  answer(ONE, ORDER);
  answer(EVENTS, HISTORY);
});

async function open() {
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  return within(await within(dialog).findByRole('region', { name: 'History' }));
}

const entries = async (history: Awaited<ReturnType<typeof open>>) =>
  within(await history.findByRole('list', { name: 'Events, newest first' })).getAllByRole('listitem');
const titles = (found: HTMLElement[]) => found.map((entry) => within(entry).getByRole('heading').textContent);

describe('order history', () => {
  it('shows what happened, who did it, and when', async () => {
    const found = await entries(await open());
    expect(titles(found)).toEqual([
      'Email: Glove arrived',
      'Email: Order received',
      'Note',
      'Jo sent a message',
      'Order edited',
      'Not Received → Received',
      'Order placed',
    ]);
    const [failed, sent, note, message, edited, , placed] = found.map(({ textContent }) => textContent);
    expect(failed).toContain('Failed550 no such mailbox');
    expect(sent).toContain('Sent');
    expect(note).toContain('Only the shop sees thisHeel pad is looseBo Stitch, staff');
    expect(message).toContain('When is it ready?Jo, customer');
    expect(edited).toContain('Phone555 → 556Discount codenone → TENOwner');
    expect(placed).toMatch(/Customer · May 04, 2026, \d{1,2}:00/);
  });

  it('filters by what went to the customer, and by notes', async () => {
    const history = await open();
    await entries(history);
    await user.click(history.getByRole('radio', { name: 'With the customer' }));
    expect(titles(await entries(history))).toEqual([
      'Email: Glove arrived',
      'Email: Order received',
      'Jo sent a message',
      'Not Received → Received',
      'Order placed',
    ]);
    await user.click(history.getByRole('radio', { name: 'Notes' }));
    expect(titles(await entries(history))).toEqual(['Note']);
  });

  it('shows an empty state', async () => {
    answer(EVENTS, [HISTORY.at(-1)]);
    const history = await open();
    await entries(history);
    await user.click(history.getByRole('radio', { name: 'Notes' }));
    expect(history.getByText('No notes yet')).toBeTruthy();
  });

  it('shows the newest events, and all on demand', async () => {
    answer(
      EVENTS,
      Array.from({ length: 25 }, (_, n) => event(`n${n}`, { kind: 'note', text: `Note ${n}` })),
    );
    const history = await open();
    expect(await entries(history)).toHaveLength(10);
    await press('Show all 25');
    expect(await entries(history)).toHaveLength(25);
  });

  it('shows its loading state and retries after a failure', async () => {
    const held = hold(EVENTS);
    const history = await open();
    expect(history.getByText('Loading the history')).toBeTruthy();
    held[0]?.(Response.json({ message: 'The shop sleeps' }, { status: 500 }));
    expect(await history.findByText('The shop sleeps')).toBeTruthy();
    answer(EVENTS, HISTORY);
    await press('Try Again');
    expect(await entries(history)).toHaveLength(7);
  });

  it('resends a failed email and shows the result', async () => {
    const RESEND = 'POST /api/outbox/m1/resend';
    refuse(RESEND, 409, 'This mail has not failed', 'MAIL_NOT_FAILED');
    const history = await open();
    await entries(history);
    await press('Send again: Email: Glove arrived');
    expect(await notice()).toBe('ErrorThis mail has not failed');
    answer(RESEND, { success: true });
    answer(EVENTS, HISTORY.slice(1));
    await press('Send again: Email: Glove arrived');
    await waitFor(async () => expect(await entries(history)).toHaveLength(6));
    expect(await notice()).toBe('Email sent again');
  });
});

describe('note form', () => {
  it('adds a note only the shop sees, and the history shows it', async () => {
    answer(NOTES, CREATED, 201);
    const history = await open();
    await entries(history);
    expect(history.getByText('Only the shop sees it.')).toBeTruthy();
    await fill('Note', 'Web is fine');
    answer(EVENTS, [event('n2', { kind: 'note', text: 'Web is fine', isPublic: false }), ...HISTORY]);
    await press('Add Note');
    expect(await notice()).toBe('Note added');
    expect(sentTo(NOTES)).toEqual([{ text: 'Web is fine' }]);
    expect(await entries(history)).toHaveLength(8);
    expect(field('Note').value).toBe('');
  });

  it("sends a message only when that's chosen, and then says who sees it", async () => {
    answer(MESSAGES, CREATED, 201);
    const history = await open();
    await user.click(history.getByRole('radio', { name: 'Message the customer' }));
    expect(history.getByText(/Jo Catcher gets it by email at jo@example\.com/)).toBeTruthy();
    await fill('Message to Jo Catcher', 'On Friday.');
    await press('Send Message');
    expect(await notice()).toBe('Message sent');
    expect(sentTo(MESSAGES)).toEqual([{ text: 'On Friday.' }]);
    expect(field('Note').value).toBe('');
  });

  it('shows errors at the field', async () => {
    await open();
    await press('Add Note');
    expect(await screen.findByText('Enter some text')).toBeTruthy();
    await fill('Note', 'x'.repeat(2001));
    expect(await screen.findByText('Keep this under 2,000 characters')).toBeTruthy();
    expect(sentTo(NOTES)).toEqual([]);
  });

  it('keeps the text on failure, sends it once per key, and can send it again on purpose', async () => {
    await open();
    await expectKept({
      ...{ call: NOTES, label: 'Note', text: 'Called' },
      ...{ send: 'Add Note', failure: 'Failed to add note' },
    });
    answer(NOTES, CREATED, 201);
    await press('Add Note');
    await waitFor(() => expect(field('Note').value).toBe(''));
    await fill('Note', 'Called');
    await press('Add Note');
    await waitFor(() => expect(headersOf(NOTES)).toHaveLength(3));
    const [first, second, third] = idempotencyKeysOf(NOTES);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('confirms before closing discards the text', async () => {
    await open();
    await fill('Note', 'Not sent');
    await press('Close');
    expect(await screen.findByText("Your text isn't sent.")).toBeTruthy();
    await press('Keep editing');
    expect(field('Note').value).toBe('Not sent');
    await press('Edit');
    await press('Discard');
    await waitFor(() => expect(address()).toBe(`/admin?tab=orders&edit=${ORDER.id}`));
  });

  it('keeps the text when the session expires', async () => {
    answer(MESSAGES, { message: 'Please log in' }, 401);
    const history = await open();
    await user.click(history.getByRole('radio', { name: 'Message the customer' }));
    await fill('Message to Jo Catcher', 'On Friday.');
    answer('GET /api/admin/check', { isAuthenticated: false });
    await press('Send Message');
    await logInAgain();
    expect(await screen.findByDisplayValue('On Friday.')).toBe(field('Message to Jo Catcher'));
  });
});

describe('customer waiting for an answer', () => {
  it('shows above the order and can be answered there', async () => {
    answer(ONE, { ...ORDER, unansweredSince: '2026-05-04T12:00:00.000Z' });
    await open();
    const rows = screen
      .getByText('Jo Catcher is waiting for an answer')
      .closest<HTMLElement>('[role=status]');
    if (!rows) throw new Error('it is told in no notice');
    expect(within(rows).getByText(/^May 04, 2026, /, { selector: 'p time' })).toBeTruthy();
    await press('Answer');
    expect(document.activeElement).toBe(field('Message to Jo Catcher'));
  });

  it('is counted in Today, with a link to all of them', async () => {
    answer('GET /api/orders', [{ ...ORDER, unansweredSince: '2026-05-04T12:00:00.000Z' }]);
    answer('GET /api/admin/order-views', { counts: { toAnswer: 1 }, own: [] });
    show('/admin?tab=laces');
    await user.click(await screen.findByRole('link', { name: '1 To answer' }));
    expect(address()).toBe('/admin?tab=orders&unanswered=1');
    expect(await screen.findByText('Waiting for our answer')).toBeTruthy();
    expect(urlsOf('GET /api/orders').at(-1)).toContain('unanswered=1');
    await press('Filters (1)');
    await user.selectOptions(await screen.findByLabelText('Waiting for'), 'Instructions');
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&uninstructed=1'));
  });
});
