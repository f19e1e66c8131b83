import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomerView } from '#domain/customers/customer-contract';
import { RECIPIENTS_MAX } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, idempotencyKeysOf, sentTo } from '../../testing/shop-in-test';
import { logInAgain, show, startInFreshShop } from '../dashboard-in-test';
import { CUSTOMER } from '../fixtures';

startInFreshShop();

const SEND = 'POST /api/messages/send';
const people = (count: number): CustomerView[] =>
  Array.from({ length: count }, (_, index) => ({
    ...CUSTOMER,
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name: `Person ${index + 1}`,
    email: `p${index + 1}@${index % 2 ? 'odd' : 'even'}.example`,
    mailingListOptIn: index % 2 ? 0 : 1,
  }));
const ids = (customers: CustomerView[]) => customers.map(({ id }) => id);
const open = async (customers = people(3)) => {
  answer('GET /api/customers', customers);
  show('/admin?tab=messages');
  await screen.findByRole('table', { name: 'Customers' });
};
// Found by label, because finding a role in a page of rows takes a second each time.
const box = (name: RegExp) => screen.getByLabelText(name);
const sendButton = () => screen.getByText<HTMLButtonElement>(/^Send Message \(/);
const compose = async () => {
  await user.click(sendButton());
  await screen.findByRole('dialog');
};
const send = async () =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send Message' }));
const write = async () => {
  await fill('Subject', ' Spring news ');
  await fill('Message', 'We are back.');
};

describe('recipient list', () => {
  it("shows each customer, and whether they're subscribed or unsubscribed", async () => {
    const customers = people(3);
    await open([
      ...customers.slice(0, 1).map((customer) => ({ ...customer, phone: null })),
      ...customers.slice(1, 2).map((customer) => ({ ...customer, getsMessages: 0 as const })),
      ...customers.slice(2),
    ]);
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Select', 'Name', 'Email', 'Phone', 'Mailing List']);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Person 1p1@even.example-Mailing ListYes',
      'Person 2p2@odd.example555 010 2345Mailing ListNoUnsubscribed',
      'Person 3p3@even.example555 010 2345Mailing ListYes',
    ]);
  });

  it('shows an empty state', async () => {
    answer('GET /api/customers', []);
    show('/admin?tab=messages');
    await screen.findByText('No customers found');
    expect(sendButton().disabled).toBe(true);
  });

  it('selects one by one, or everyone except those who unsubscribed', async () => {
    const customers = people(4);
    await open([
      ...customers.slice(0, 3),
      ...customers.slice(3).map((customer) => ({ ...customer, getsMessages: 0 as const })),
    ]);
    expect(sendButton().disabled).toBe(true);
    await user.click(box(/^Select Person 2,/));
    expect(sendButton().textContent).toBe('Send Message (1)');
    expect(box(/^Select all/)).toHaveProperty('indeterminate', true);
    await user.click(box(/^Select all 3$/));
    expect(sendButton().textContent).toBe('Send Message (3)');
    expect(screen.getByText('3 selected, 1 unsubscribed left out')).toBeTruthy();
    expect(screen.getByText(/left the mailing list and get no messages/)).toBeTruthy();
    expect(box(/^Select Person 4,/).hasAttribute('disabled')).toBe(true);
    await user.click(box(/^Select all/));
    expect(sendButton().textContent).toBe('Send Message (0)');
  });

  it('selects every search result on all pages, in addition to the earlier selection', async () => {
    await open(people(110));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
    await user.click(box(/^Select Person 2,/));
    await user.click(screen.getByLabelText('Search'));
    await user.paste('@EVEN');
    await waitFor(() => expect(address()).toBe('/admin?tab=messages&search=%40EVEN'));
    await user.click(box(/^Select all 55$/));
    expect(sendButton().textContent).toBe('Send Message (56)');
    await press('Clear selection');
    expect(sendButton().textContent).toBe('Send Message (0)');
  });
});

describe('mailing-list filter', () => {
  it('narrows the list, is stored in the URL, and limits the selection', async () => {
    const customers = people(6);
    await open([
      ...customers.slice(0, 4),
      ...customers.slice(4, 5).map((odd) => ({ ...odd, mailingListOptIn: 1 as const })),
      ...customers.slice(5).map((customer) => ({ ...customer, getsMessages: 0 as const })),
    ]);
    await user.selectOptions(screen.getByLabelText('Mailing list'), 'On the mailing list');
    await waitFor(() => expect(address()).toBe('/admin?tab=messages&status=opted_in'));
    await user.click(box(/^Select all 3$/));
    expect(sendButton().textContent).toBe('Send Message (3)');
    await user.selectOptions(screen.getByLabelText('Mailing list'), 'Not on the mailing list');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
    // Three aren't on the list, and one of them has unsubscribed.
    await user.click(box(/^Select all 2$/));
    expect(sendButton().textContent).toBe('Send Message (5)');
  });

  it('can be cleared when nobody matches', async () => {
    await open(people(1));
    await user.selectOptions(screen.getByLabelText('Mailing list'), 'Not on the mailing list');
    await screen.findByText('No customers found');
    await press('Clear filters');
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

describe('Send Message', () => {
  const composeToAll = async (customers = people(3)) => {
    await open(customers);
    await user.click(box(/^Select all/));
    await compose();
  };

  it('sends to the selection, shows how many, and resets', async () => {
    answer(SEND, { sent: 2, failed: 1 });
    const customers = people(3);
    await composeToAll(customers);
    expect(screen.getByRole('dialog', { name: 'Send Message to 3 Customer(s)' })).toBeTruthy();
    expect(screen.getByLabelText('Message').getAttribute('rows')).toBe('8');
    await write();
    await send();
    expect(await notice()).toBe(
      'Messages Sent!Successfully sent to 2 customer(s). Failed to send to 1 customer(s).',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(SEND)).toEqual([
      { customerIds: ids(customers), subject: 'Spring news', message: 'We are back.' },
    ]);
    expect(address()).toBe('/admin?tab=messages');
    expect(sendButton().textContent).toBe('Send Message (0)');
    await user.click(box(/^Select Person 1,/));
    await compose();
    expect([field('Subject').value, field('Message').value]).toEqual(['', '']);
  });

  it('omits the second sentence when none failed', async () => {
    answer(SEND, { sent: 3, failed: 0 });
    await composeToAll();
    await write();
    await send();
    expect(await notice()).toBe('Messages Sent!Successfully sent to 3 customer(s)');
  });

  it.each([
    ['Subject', ''],
    ['Message', '   '],
  ])('requires a %s', async (name, value) => {
    await composeToAll();
    await write();
    await user.clear(field(name));
    if (value) await fill(name, value);
    await send();
    expect(await notice()).toBe('Missing InformationPlease provide both subject and message');
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(SEND)).toEqual([]);
  });

  it('requires recipients, however the dialog was opened', async () => {
    show('/admin?tab=messages&create=1');
    await screen.findByRole('dialog', { name: 'Send Message to 0 Customer(s)' });
    await write();
    await send();
    expect(await notice()).toBe('No Customers SelectedPlease select at least one customer to send a message');
  });

  it('keeps everything on failure, and retries with the same key unless the text changed', async () => {
    answer(SEND, { message: 'The post is closed' }, 503);
    await composeToAll();
    await write();
    await send();
    expect(await notice()).toBe('ErrorThe post is closed');
    answerBy(SEND, () => new Response('', { status: 500 }));
    await send();
    await waitFor(async () => expect(await notice()).toBe('ErrorFailed to send messages'));
    expect([field('Subject').value, field('Message').value]).toEqual([' Spring news ', 'We are back.']);
    await fill('Subject', 'Summer news');
    await send();
    await waitFor(() => expect(sentTo(SEND)).toHaveLength(3));
    const [first, again, other] = idempotencyKeysOf(SEND);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keeps text and recipients across a login', async () => {
    answer(SEND, { message: MESSAGES.notLoggedIn }, 401);
    await composeToAll();
    await write();
    answer('GET /api/admin/check', { isAuthenticated: false });
    await send();
    await logInAgain();
    await screen.findByRole('dialog', { name: 'Send Message to 3 Customer(s)' });
    expect([field('Subject').value, field('Message').value]).toEqual([' Spring news ', 'We are back.']);
  });

  it('reports too many recipients', async () => {
    await composeToAll(people(RECIPIENTS_MAX + 1));
    await write();
    await send();
    expect(await notice()).toBe(`Error${MESSAGES.tooManyRecipients}`);
    expect(sentTo(SEND)).toEqual([]);
  });

  it('drops the text but keeps the selection when discarded', async () => {
    await composeToAll();
    await write();
    await user.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sendButton().textContent).toBe('Send Message (3)');
    await compose();
    expect(field('Subject').value).toBe('');
  });
});
