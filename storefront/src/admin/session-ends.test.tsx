import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../testing/page-in-test';
import { answer, sentTo } from '../testing/shop-in-test';
import { logInAgain, pressInMenu, show, signedIn, startInFreshShop } from './dashboard-in-test';
import { CUSTOMER, ORDER, SERVICE } from './fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './customers-tab/customers-tab';
import './discounts-tab/discounts-tab';
import './gallery-tab/gallery-tab';
import './order-dialogs/order-form-dialog';
import './orders-tab/orders-tab';
import './services-tab/services-tab';

startInFreshShop();
beforeEach(() => answer(`GET /api/orders/${ORDER.id}`, ORDER));

const PASSWORD = 'a-good-password';
const ORDER_TEXTS = {
  'Customer Name': 'Casey',
  Email: 'casey@example.com',
  Phone: '555',
  'Glove Details': 'Mitt, heel torn',
  'Shipping Address': '1 Ball Park',
};

const FORMS = [
  {
    at: '?tab=services&create=1',
    call: 'POST /api/services',
    submit: 'Create Service',
    typed: { Name: 'Palm Patch', Description: 'A patch of leather.', 'Price ($)': '20' },
  },
  {
    at: `?tab=services&edit=${SERVICE.id}`,
    call: `PATCH /api/services/${SERVICE.id}`,
    submit: 'Save Changes',
    typed: { Name: 'Full Glove Relace', 'Price ($)': '70' },
    sent: { name: 'Full Glove Relace', price: 7000 },
  },
  {
    at: '?tab=discounts&create=1',
    call: 'POST /api/discounts',
    submit: 'Add Discount Code',
    typed: { Code: 'SPRING', Value: '10' },
  },
  {
    at: '?tab=customers&create=1',
    call: 'POST /api/customers',
    submit: 'Add Customer',
    typed: { Name: 'Robin Shortstop', Email: 'robin@example.com', Phone: '555 777 8888' },
    secret: true,
  },
  {
    at: `?tab=customers&edit=${CUSTOMER.id}`,
    call: `PATCH /api/customers/${CUSTOMER.id}`,
    submit: 'Save Changes',
    typed: { Name: 'Jo Second', Phone: '555 999 0000' },
    secret: true,
    sent: { name: 'Jo Second', phone: '555 999 0000' },
  },
  {
    at: '?tab=orders&create=1',
    call: 'POST /api/orders',
    submit: 'Create Order',
    typed: ORDER_TEXTS,
    chosen: { Service: SERVICE.id },
  },
  {
    at: `?tab=orders&edit=${ORDER.id}`,
    call: `PATCH /api/orders/${ORDER.id}`,
    submit: 'Save Changes',
    typed: { Phone: '555 999 0000', 'Glove Details': 'Infield glove' },
    sent: {
      customerPhone: '555 999 0000',
      items: [expect.objectContaining({ id: ORDER.items[0]?.id, gloveDetails: 'Infield glove' })],
    },
  },
] as const;
type Form = {
  at: string;
  call: string;
  submit: string;
  typed: Record<string, string>;
  chosen?: Record<string, string>;
  secret?: true;
  sent?: object;
};

const dialog = async () => within(await screen.findByRole('dialog'));
const values = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, field(name).value]));

async function save({ submit }: Form): Promise<void> {
  await user.click((await dialog()).getByRole('button', { name: submit }));
}

async function sendSignedOut(form: Form): Promise<void> {
  show(`/admin${form.at}`);
  const opened = await dialog();
  const [first = ''] = Object.keys(form.typed);
  await opened.findByLabelText(first);
  for (const [name, option] of Object.entries(form.chosen ?? {}))
    await user.selectOptions(screen.getByLabelText(name), option);
  for (const [name, typed] of Object.entries(form.typed)) await fill(name, typed);
  if (form.secret) await fill('Password', PASSWORD);
  answer('GET /api/admin/check', { isAuthenticated: false });
  answer(form.call, { message: MESSAGES.notLoggedIn }, 401);
  await save(form);
}

it.each<Form>(FORMS)('$call: keeps the input when the session expires while saving', async (form) => {
  await sendSignedOut(form);
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  await logInAgain();
  const { typed, chosen = {}, sent } = form;
  await waitFor(() => expect(address()).toBe(`/admin${form.at}`));
  await (await dialog()).findByDisplayValue(Object.values(typed)[0] ?? '');
  expect(values(Object.keys({ ...typed, ...chosen }))).toEqual({ ...typed, ...chosen });
  if (form.secret) {
    expect(field('Password').value).toBe('');
    if (!sent) await fill('Password', PASSWORD);
  }
  answer(
    form.call,
    form.call === 'POST /api/orders' ? { orderId: ORDER.id } : { success: true, id: SERVICE.id, version: 1 },
  );
  await save(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sentTo(form.call);
  expect(bodies.at(-1)).toEqual(sent ?? bodies[0]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(Object.values(typed)[0]);
});

const [, EDIT_SERVICE] = FORMS;
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft'));

it('keeps an added glove', async () => {
  const form = FORMS[6];
  show(`/admin${form.at}`);
  await (await dialog()).findByLabelText('Customer Name');
  await press('Add Glove');
  const [, service] = await screen.findAllByLabelText('Service');
  const [, details] = screen.getAllByLabelText('Glove Details');
  if (service) await user.selectOptions(service, SERVICE.id);
  if (details) await user.type(details, 'The second one');
  answer('GET /api/admin/check', { isAuthenticated: false });
  answer(form.call, { message: MESSAGES.notLoggedIn }, 401);
  await save(form);
  await logInAgain();
  expect(await (await dialog()).findByDisplayValue('The second one')).toBeTruthy();
  expect(screen.getAllByLabelText('Glove Details')).toHaveLength(2);
});

it("keeps an album's texts when a call finds the session expired", async () => {
  show('/admin?tab=gallery&create=1');
  await screen.findByLabelText('Title');
  await fill('Title', 'Spring mitts');
  await fill('Description (optional)', 'Three of them');
  answer('POST /api/admin/logout', { message: MESSAGES.notLoggedIn }, 401);
  await pressInMenu('Logout');
  await logInAgain();
  await screen.findByDisplayValue('Spring mitts');
  expect(field('Description (optional)').value).toBe('Three of them');
});

it('reports that someone else changed the same field', async () => {
  await sendSignedOut(EDIT_SERVICE);
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  answer('GET /api/services', [{ ...SERVICE, name: 'Relace' }]);
  cleanup();
  answer('GET /api/admin/check', signedIn('owner'));
  show(`/admin${EDIT_SERVICE.at}`);
  await (await dialog()).findByDisplayValue('Full Glove Relace');
  expect(await notice()).toContain(MESSAGES.changedMeanwhile);
});

it("drops the draft when it's discarded, undone by hand, or the owner logs out", async () => {
  const open = async () => {
    show(`/admin${EDIT_SERVICE.at}`);
    await (await dialog()).findByLabelText('Name');
    await fill('Name', 'Another');
    expect(drafts()).toHaveLength(1);
  };
  await open();
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(drafts()).toEqual([]));
  cleanup();
  await open();
  await fill('Name', SERVICE.name);
  expect(drafts()).toEqual([]);
  cleanup();
  sessionStorage.setItem('form-draft new album', '{}');
  sessionStorage.setItem('order-draft', '{}');
  answer('POST /api/admin/logout', { success: true });
  show('/admin');
  await pressInMenu('Logout');
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual(['order-draft']));
});

it("ignores another form's draft", async () => {
  const broken = { typed: { name: ['no text'] }, before: {} };
  sessionStorage.setItem(`form-draft service ${SERVICE.id}`, JSON.stringify(broken));
  show(`/admin${EDIT_SERVICE.at}`);
  await (await dialog()).findByLabelText('Name');
  expect(field('Name').value).toBe(SERVICE.name);
});
