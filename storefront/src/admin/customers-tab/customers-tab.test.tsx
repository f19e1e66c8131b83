import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, hold, sentTo, urlsOf } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { CUSTOMER } from '../fixtures';

startInFreshShop();

const OTHER = { ...CUSTOMER, id: '00000000-0000-4000-8000-000000000002', name: 'Sam Second', phone: null };
const PATCH = `PATCH /api/customers/${CUSTOMER.id}`;
const open = async () => {
  show('/admin?tab=customers');
  await screen.findByRole('table', { name: 'Customers' });
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const inDialog = async (title: string, button: string) =>
  user.click(within(await dialog(title)).getByRole('button', { name: button }));

describe('customer list', () => {
  it('shows name, email, phone or a dash, and date', async () => {
    answer('GET /api/customers', [CUSTOMER, OTHER]);
    await open();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['', 'Name', 'Email', 'Phone', 'Mailing List', 'Created', 'Actions']);
    const cells = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Jo Catcher')).toEqual([
      '',
      'Jo Catcher',
      'jo@example.com',
      '555 010 2345',
      'Yes',
      'May 04, 2026',
      '',
    ]);
    expect(cells('Sam Second')[3]).toBe('-');
  });

  it('offers to show all when nothing matches', async () => {
    answer('GET /api/customers', []);
    show('/admin?tab=customers');
    await screen.findByText('No customers found');
    await user.selectOptions(screen.getByLabelText('Mailing list'), 'On the mailing list');
    await press('Clear filters');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  });

  it('searches, filters, sorts, and pages by URL on the server', async () => {
    answerBy('GET /api/customers', () => Response.json([CUSTOMER], { headers: { [TOTAL_HEADER]: '120' } }));
    await open();
    await press('Next');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers&page=2'));
    expect(await screen.findByText('51–100 of 120')).toBeTruthy();
    await user.type(screen.getByLabelText('Search'), 'jo ');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers&search=jo'));
    await user.selectOptions(screen.getByLabelText('Mailing list'), 'Not on the mailing list');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, A to Z');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers&search=jo&status=opted_out&sort=name'));
    await waitFor(() =>
      expect(urlsOf('GET /api/customers').at(-1)).toBe(
        '/api/customers?page=1&search=jo&status=opted_out&sort=name&limit=50',
      ),
    );
  });

  it('ignores an invalid URL', async () => {
    show('/admin?tab=customers&page=-3&status=what&sort=hash');
    await screen.findByText('Jo Catcher');
    expect(urlsOf('GET /api/customers')).toEqual(['/api/customers?page=1&sort=-createdAt&limit=50']);
  });
});

describe('Add Customer', () => {
  const TITLE = 'Add Customer';
  const openDialog = async () => {
    await open();
    await press(TITLE);
    await dialog(TITLE);
  };
  const fillAll = async () => {
    await fill('Name', 'Robin Shortstop');
    await fill('Email', 'Robin@Example.com');
    await fill('Phone', '555 777 8888');
    await fill('Password', 'a-good-one');
  };

  it('adds a customer, shows a notice, closes, and refreshes the list', async () => {
    answer('POST /api/customers', { id: OTHER.id }, 201);
    await openDialog();
    expect(address()).toBe('/admin?tab=customers&create=1');
    expect(field('Password').type).toBe('text');
    await fillAll();
    answer('GET /api/customers', [OTHER, CUSTOMER]);
    await inDialog(TITLE, TITLE);
    expect(await notice()).toBe('Customer Added');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Sam Second');
    expect(address()).toBe('/admin?tab=customers');
    expect(sentTo('POST /api/customers')).toEqual([
      { name: 'Robin Shortstop', email: 'robin@example.com', phone: '555 777 8888', password: 'a-good-one' },
    ]);
  });

  it('requires all four fields', async () => {
    await openDialog();
    await inDialog(TITLE, TITLE);
    for (const message of [
      'Name is required',
      MESSAGES.invalidEmail,
      'Phone is required',
      MESSAGES.passwordTooShort,
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(sentTo('POST /api/customers')).toEqual([]);
  });

  it('shows a taken email at its field and keeps the input', async () => {
    const message = MESSAGES.customerExists;
    answer('POST /api/customers', { message, errors: { email: message } }, 409);
    await openDialog();
    await fillAll();
    await inDialog(TITLE, TITLE);
    expect(await notice()).toBe(`Error${message}`);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').value).toBe('Robin@Example.com');
    expect(field('Password').value).toBe('a-good-one');
  });

  it('shows a fallback text for a failure without one', async () => {
    answerBy('POST /api/customers', () => new Response('<html>', { status: 502 }));
    await openDialog();
    await fillAll();
    await inDialog(TITLE, TITLE);
    expect(await notice()).toBe('ErrorFailed to create customer');
    expect(field('Name').value).toBe('Robin Shortstop');
  });

  it("confirms before discarding input and can't close while sending", async () => {
    const held = hold('POST /api/customers');
    await openDialog();
    await fillAll();
    await user.keyboard('{Escape}');
    await inDialog(TITLE, 'Keep editing');
    await inDialog(TITLE, TITLE);
    await screen.findByRole('button', { name: 'Adding...' });
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    held[0]?.(Response.json({ message: 'away' }, { status: 503 }));
    expect(await notice()).toBe('Erroraway');
    expect(sentTo('POST /api/customers')).toHaveLength(1);
    await inDialog(TITLE, 'Cancel');
    await inDialog(TITLE, 'Discard');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  });
});

describe('Edit Customer', () => {
  const TITLE = 'Edit Customer';
  const openDialog = async () => {
    await open();
    await press(`Edit Jo Catcher, ${CUSTOMER.email}`);
    await dialog(TITLE);
  };

  it('opens for either of two customers with the same name', async () => {
    const other = { ...CUSTOMER, id: '00000000-0000-4000-8000-000000000009', email: 'other.jo@example.com' };
    answer('GET /api/customers', [CUSTOMER, other]);
    show('/admin?tab=customers');
    await press('Edit Jo Catcher, other.jo@example.com');
    await dialog(TITLE);
    expect(address()).toBe(`/admin?tab=customers&edit=${other.id}`);
  });

  it('sends only changed fields', async () => {
    answer(PATCH, { success: true, version: 1 });
    await openDialog();
    expect(address()).toBe(`/admin?tab=customers&edit=${CUSTOMER.id}`);
    expect(field('Password').value).toBe('');
    expect(screen.getByText(/Leave empty to keep the current password/)).toBeTruthy();
    await fill('Phone', '555 000 1111');
    await inDialog(TITLE, 'Save Changes');
    expect(await notice()).toBe('Customer Updated');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(PATCH)).toEqual([{ phone: '555 000 1111' }]);
  });

  it('keeps the input after a conflict, shows the newest version, and saves on the next try', async () => {
    answer(PATCH, { message: MESSAGES.conflict, code: 'CONFLICT' }, 409);
    await openDialog();
    answer('GET /api/customers', [
      { ...CUSTOMER, version: 2, name: 'Joanna Catcher', phone: '555 222 3333' },
    ]);
    await fill('Phone', '555 000 1111');
    await inDialog(TITLE, 'Save Changes');
    expect(await notice()).toBe(`Error${MESSAGES.changedMeanwhile}`);
    await waitFor(() => expect(field('Name').value).toBe('Joanna Catcher'));
    expect(field('Phone').value).toBe('555 000 1111');
    answer(PATCH, { success: true, version: 3 });
    await inDialog(TITLE, 'Save Changes');
    await waitFor(async () => expect(await notice()).toBe('Customer Updated'));
    expect(sentTo(PATCH)).toEqual([{ phone: '555 000 1111' }, { phone: '555 000 1111' }]);
    expect(headersOf(PATCH).map((headers) => headers.get('If-Match'))).toEqual(['"0"', '"2"']);
  });

  it('sends nothing if nothing changed', async () => {
    await openDialog();
    await inDialog(TITLE, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(PATCH)).toEqual([]);
  });

  it('validates a new password and keeps the phone number required', async () => {
    await openDialog();
    await fill('Password', '12345');
    await user.clear(field('Phone'));
    await inDialog(TITLE, 'Save Changes');
    expect(await screen.findByText(MESSAGES.passwordTooShort)).toBeTruthy();
    expect(screen.getByText('Phone is required')).toBeTruthy();
    expect(sentTo(PATCH)).toEqual([]);
  });

  it("doesn't require a phone number of a customer who never had one", async () => {
    answer('GET /api/customers', [{ ...CUSTOMER, phone: null }]);
    answer(PATCH, { success: true, version: 1 });
    await openDialog();
    await fill('Name', 'Joanna Catcher');
    await inDialog(TITLE, 'Save Changes');
    expect(await notice()).toBe('Customer Updated');
    expect(sentTo(PATCH)).toEqual([{ name: 'Joanna Catcher' }]);
  });

  it('shows an error on failure and keeps the input', async () => {
    answerBy(PATCH, () => new Response('', { status: 500 }));
    await openDialog();
    await fill('Name', 'Joanna Catcher');
    await inDialog(TITLE, 'Save Changes');
    expect(await notice()).toBe('ErrorFailed to update customer');
    expect(field('Name').value).toBe('Joanna Catcher');
  });
});
