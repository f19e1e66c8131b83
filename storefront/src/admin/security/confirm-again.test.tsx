import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, notice, press } from '../../testing/page-in-test';
import { answer, answerBy, calls, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { CUSTOMER } from '../fixtures';
import '../customers-tab/customers-tab';

startInFreshShop();

const CALL = `PATCH /api/customers/${CUSTOMER.id}`;
const TITLE = "Confirm it's you";
const prompt = () => screen.findByRole('dialog', { name: TITLE });

function refuseUntilConfirmed(): void {
  let isConfirmed = false;
  answerBy(CALL, () =>
    isConfirmed
      ? Response.json({ success: true, version: 2 })
      : Response.json({ message: "Confirm it's you", code: 'CONFIRM_AGAIN' }, { status: 403 }),
  );
  answerBy('POST /api/admin/confirm', (init) => {
    isConfirmed = JSON.parse(String(init?.body)).password === 'right';
    return Response.json(isConfirmed ? { success: true } : { success: false, message: 'Invalid password' });
  });
}

async function save(): Promise<void> {
  show(`/admin?tab=customers&edit=${CUSTOMER.id}`);
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('Name');
  await fill('Name', 'Jo Second');
  await fill('Password', 'a-new-one-7');
  await press('Save Changes');
}

it('asks for the password, repeats the call, and keeps the input', async () => {
  refuseUntilConfirmed();
  await save();
  await prompt();
  await press('Confirm');
  expect(await screen.findByText('Enter a password')).toBeTruthy();
  await fill('Your password', 'guess');
  await press('Confirm');
  expect(await screen.findByText('Invalid password')).toBeTruthy();
  await fill('Your password', 'right');
  await press('Confirm');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await notice()).toContain('Customer Updated');
  expect(sentTo('POST /api/admin/confirm')).toEqual([{ password: 'guess' }, { password: 'right' }]);
  const [first, second] = sentTo(CALL);
  expect(first).toMatchObject({ name: 'Jo Second', password: 'a-new-one-7' });
  expect(second).toEqual(first);
});

it('leaves the form unchanged if not confirmed', async () => {
  refuseUntilConfirmed();
  await save();
  await prompt();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  expect(await notice()).toContain("Confirm it's you");
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Jo Second');
  expect(sentTo(CALL)).toHaveLength(1);
});

it("shows an error when confirming isn't possible now", async () => {
  refuseUntilConfirmed();
  refuse('POST /api/admin/confirm', 500, 'boom');
  await save();
  await prompt();
  await fill('Your password', 'right');
  await press('Confirm');
  expect(await screen.findByText("Couldn't confirm it's you. Try again.")).toBeTruthy();
});

it('redirects to the login when the session has expired', async () => {
  refuseUntilConfirmed();
  await save();
  await prompt();
  answer('POST /api/admin/confirm', { message: 'Please log in' }, 401);
  answer('GET /api/admin/check', { isAuthenticated: false });
  await fill('Your password', 'right');
  await press('Confirm');
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeTruthy();
  expect(calls().filter(({ call }) => call === CALL)).toHaveLength(1);
});
