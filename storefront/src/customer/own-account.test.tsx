import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, button, field, fill, notice, press, submitTwice, user } from '../testing/page-in-test';
import { answer, calls, failNetwork, refuse, sentTo } from '../testing/shop-in-test';
import { show, startInFreshShop } from './customer-pages-in-test';
import { ME, SESSIONS } from './fixtures';

const DETAILS = 'PATCH /api/customer/me';
const EMAIL = 'POST /api/customer/me/email';
const PASSWORD = 'POST /api/customer/me/password';
const SESSION_LIST = 'GET /api/customer/sessions';
const ERASE = 'POST /api/customer/me/erase';
const [HERE, PHONE] = SESSIONS.map(({ id }) => id);

startInFreshShop();

const open = async (name: string) => {
  show('/customer/dashboard');
  await press(name);
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const requestsTo = (call: string) => calls().filter((made) => made.call === call).length;

describe('Your details', () => {
  it('can be edited in place, and the focus returns', async () => {
    answer(DETAILS, { ...ME, name: 'Jo C. Catcher' });
    await open('Edit');
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Phone').value).toBe('555 010 2345');
    await fill('Name', 'Jo C. Catcher');
    await press('Save details');
    expect(await notice()).toBe('Success!Your details have been changed');
    expect(part('Your details').getByText('Jo C. Catcher')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit'));
    expect(sentTo(DETAILS)).toEqual([{ name: 'Jo C. Catcher', phone: '555 010 2345' }]);
  });

  it('work without a phone number', async () => {
    answer(DETAILS, { ...ME, phone: null });
    await open('Edit');
    await user.clear(field('Phone'));
    await press('Save details');
    expect(await screen.findByText('None yet')).toBeTruthy();
    expect(sentTo(DETAILS)).toEqual([{ name: 'Jo Catcher', phone: null }]);
  });

  it('show errors at the field and send nothing', async () => {
    await open('Edit');
    await fill('Name', 'J');
    await press('Save details');
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
    expect(sentTo(DETAILS)).toEqual([]);
    await press('Cancel changing details');
    expect(part('Your details').getByText('Jo Catcher')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit'));
  });

  it("show the server's error at its field", async () => {
    answer(DETAILS, { message: 'Check', errors: { phone: 'Not that one' } }, 400);
    await open('Edit');
    await press('Save details');
    expect(await screen.findByText('Not that one')).toBeTruthy();
    expect(await notice()).toBe('ErrorCheck');
  });

  it('redirect to the login when the session has expired', async () => {
    answer(DETAILS, { message: 'Please log in' }, 401);
    await open('Edit');
    await press('Save details');
    await waitFor(() => expect(address()).toBe('/customer/login'));
  });
});

describe('Return address (rule 30.3)', () => {
  const address = '1 Ball Park\nCooperstown, NY 13326';

  it('can be added, with the state from a list', async () => {
    answer(DETAILS, { ...ME, shippingAddress: address });
    await open('Add address');
    await fill('Street', '1 Ball Park');
    await fill('City', 'Cooperstown');
    await user.selectOptions(screen.getByLabelText('State'), 'New York');
    await fill('ZIP Code', '63005');
    await press('Save address');
    expect(await screen.findByText(/63005 is in Missouri/)).toBeTruthy();
    expect(sentTo(DETAILS)).toEqual([]);
    await fill('ZIP Code', '13326');
    await press('Save address');
    expect(await notice()).toBe('Success!Your address has been saved');
    expect(part('Return address').getByText(/Cooperstown, NY 13326/)).toBeTruthy();
    expect(sentTo(DETAILS)).toEqual([{ shippingAddress: address }]);
  });

  it('can be changed and removed', async () => {
    answer('GET /api/customer/me', { ...ME, shippingAddress: address });
    await open('Edit address');
    expect(['Street', 'City', 'State', 'ZIP Code'].map((name) => field(name).value)).toEqual([
      '1 Ball Park',
      'Cooperstown',
      'NY',
      '13326',
    ]);
    await press('Cancel changing address');
    answer(DETAILS, ME);
    await press('Remove address');
    expect(await notice()).toBe('Success!Your address has been removed');
    expect(await screen.findByText(/No address yet/)).toBeTruthy();
    expect(sentTo(DETAILS)).toEqual([{ shippingAddress: null }]);
  });
});

describe('Email', () => {
  async function ask(): Promise<void> {
    await fill('New Email', ' New@Example.com');
    await fill('Your Password', 'secret-glove');
    await press('Send Link');
  }

  it('changes with the password, and only once the link is used', async () => {
    answer(EMAIL, { success: true, message: 'A link is on its way.' });
    await open('Change email');
    await ask();
    expect(await notice()).toBe('Check Your EmailA link is on its way.');
    expect(part('Email').getByText('jo@example.com')).toBeTruthy();
    expect(part('Email').getByRole('status').textContent).toContain('new@example.com');
    expect(sentTo(EMAIL)).toEqual([{ email: 'new@example.com', password: 'secret-glove' }]);
  });

  it('shows a wrong password at its field', async () => {
    answer(EMAIL, { success: false, message: 'Invalid password' });
    await open('Change email');
    await ask();
    expect(await screen.findByText('Invalid password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Your Password'));
  });

  it('shows at its field that another account has it', async () => {
    const taken = 'An account with this email already exists';
    answer(EMAIL, { message: taken, code: 'ACCOUNT_EXISTS', errors: { email: taken } }, 409);
    await open('Change email');
    await ask();
    expect(await notice()).toBe(`Error${taken}`);
    expect(screen.getByRole('textbox', { name: 'New Email', description: taken })).toBeTruthy();
  });

  it('is sent once, even if submitted twice', async () => {
    answer(EMAIL, { success: true });
    await open('Change email');
    await fill('New Email', 'new@example.com');
    await fill('Your Password', 'secret-glove');
    submitTwice('Email');
    await notice();
    expect(sentTo(EMAIL)).toHaveLength(1);
  });
});

describe('link that confirms a new email', () => {
  const CONFIRM = 'POST /api/customer/confirm-email';

  it('changes nothing before the click, and leads to the account after it', async () => {
    answer(CONFIRM, { success: true });
    show('/customer/confirm-email?token=abc');
    expect(sentTo(CONFIRM)).toEqual([]);
    await press('Confirm Email');
    expect(await screen.findByRole('heading', { name: 'Email Changed!' })).toBeTruthy();
    expect(sentTo(CONFIRM)).toEqual([{ token: 'abc' }]);
    await user.click(screen.getByRole('link', { name: 'To Your Account' }));
    expect(address()).toBe('/customer/dashboard');
  });

  it('is invalid without a token', () => {
    show('/customer/confirm-email?token=%20');
    expect(screen.getByRole('heading', { name: 'Invalid Confirmation Link' })).toBeTruthy();
  });

  it.each([
    [() => answer(CONFIRM, { success: false, message: 'Over' }), 'Over'],
    [() => refuse(CONFIRM, 409, 'Taken', 'ACCOUNT_EXISTS'), 'Taken'],
    [() => failNetwork(CONFIRM), 'Failed to confirm your email. Please try again.'],
  ])('shows why it failed', async (reply, text) => {
    reply();
    show('/customer/confirm-email?token=abc');
    await press('Confirm Email');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });
});

describe('Password', () => {
  async function change(again = 'laces-anew'): Promise<void> {
    await fill('Current Password', 'secret-glove');
    await fill('New Password', 'laces-anew');
    await fill('Confirm Password', again);
    await press('Save password');
  }

  it('changes and refreshes the session list', async () => {
    answer(PASSWORD, { success: true });
    await open('Change password');
    await screen.findByText('Chrome on Windows');
    answer(SESSION_LIST, SESSIONS.slice(0, 1));
    await change();
    expect(await notice()).toBe('Success!Your password has been changed successfully.');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    const sent = { currentPassword: 'secret-glove', newPassword: 'laces-anew' };
    expect(sentTo(PASSWORD)).toEqual([sent]);
  });

  it('must be typed twice and requires the current one', async () => {
    answer(PASSWORD, { success: false, message: 'Invalid password' });
    await open('Change password');
    await change('laces-new');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(sentTo(PASSWORD)).toEqual([]);
    await change();
    expect(await screen.findByText('Invalid password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Current Password'));
  });
});

describe('Devices', () => {
  it('lists every session, and signs out one or all others but never this one', async () => {
    answer(`DELETE /api/customer/sessions/${PHONE}`, { success: true });
    answer('DELETE /api/customer/sessions', { success: true });
    show('/customer/dashboard');
    await screen.findByText('Safari on iPhone');
    const rows = part('Devices').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chrome on WindowsThis device192\.0\.2\.7 · last active/),
      expect.stringMatching(/^Safari on iPhone198\.51\.100\.9 · last active .*Sign out$/),
    ]);
    await press('Sign out all others');
    expect(await notice()).toBe('Success!Signed out everywhere else');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
    answer(SESSION_LIST, SESSIONS.slice(0, 1));
    await press('Sign out device 2: Safari on iPhone, 198.51.100.9');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
    expect(requestsTo(`DELETE /api/customer/sessions/${HERE}`)).toBe(0);
  });

  it('shows an error when signing out fails, and retries loading', async () => {
    answer(SESSION_LIST, { message: 'Away' }, 503);
    show('/customer/dashboard');
    expect((await screen.findByRole('alert')).textContent).toContain('Away');
    answer(SESSION_LIST, SESSIONS);
    await press('Try Again');
    failNetwork(`DELETE /api/customer/sessions/${PHONE}`);
    await press('Sign out device 2: Safari on iPhone, 198.51.100.9');
    expect(await notice()).toBe('ErrorFailed to sign out that device');
  });
});

describe('Your data', () => {
  it('can be downloaded as a file', async () => {
    show('/customer/dashboard');
    const link = await screen.findByRole('link', { name: 'Download' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/api/customer/me/export',
      true,
    ]);
  });

  async function erase(): Promise<void> {
    await open('Erase my account');
    const dialog = screen.getByRole('dialog', { name: 'Erase your account?' });
    expect(dialog.textContent).toMatch(/What we erase:.*What we keep:.*Erased customer/);
    await fill('Your Password', 'secret-glove');
    await user.click(within(dialog).getByRole('button', { name: 'Erase my account' }));
  }

  it('is erased with the password, and the login opens', async () => {
    answer(ERASE, { success: true });
    await erase();
    await waitFor(() => expect(address()).toBe('/customer/login'));
    expect(await notice()).toBe('Success!Your account has been erased');
    expect(sentTo(ERASE)).toEqual([{ password: 'secret-glove' }]);
  });

  it.each([
    [() => answer(ERASE, { success: false, message: 'Invalid password' }), 'Invalid password'],
    [() => refuse(ERASE, 409, 'You have an order', 'OPEN_ORDERS'), 'You have an order'],
    [() => failNetwork(ERASE), 'Failed to erase your account'],
  ])('stays on failure, and the dialog shows why', async (reply, text) => {
    reply();
    await erase();
    expect(await within(screen.getByRole('dialog')).findByText(text)).toBeTruthy();
    expect(address()).toBe('/customer/dashboard');
  });
});
