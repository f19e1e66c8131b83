import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { descriptionOf, field, notice, showAt, submitTwice } from '../testing/page-in-test';
import { answer, failNetwork, hold, sentTo, startShop } from '../testing/shop-in-test';
import { SignupForm } from './signup-form';

const SIGN_UP = 'POST /api/mailing-list/signup';
const EMPTY = 'Please fill in all fields';
const values = () => ['Name', 'Email', 'Password'].map((label) => field(label).value);

async function send([name, email, password]: readonly [string, string, string]) {
  const user = userEvent.setup();
  if (name) await user.type(field('Name'), name);
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

startShop();
beforeEach(() => {
  showAt(
    '/',
    <>
      <h2 id="signup-heading">Your name in the cap</h2>
      <SignupForm />
    </>,
  );
});

describe('SignupForm', () => {
  it.each([
    ['nothing', ['', '', ''], 'Name', EMPTY],
    ['a blank name', ['   ', 'ann@example.com', 'secret-1'], 'Name', EMPTY],
    ['no email', ['Ann', '', 'secret-1'], 'Email', EMPTY],
    ['no password', ['Ann', 'ann@example.com', ''], 'Password', EMPTY],
    ['a blank password', ['Ann', 'ann@example.com', '       '], 'Password', EMPTY],
    [
      'a short password',
      ['Ann', 'ann@example.com', 'five5'],
      'Password',
      'Password must be at least 6 characters',
    ],
    ['no real email', ['Ann', 'ann@', 'secret-1'], 'Email', 'Please enter a valid email'],
  ] as const)('%s: shows a notice and field error, and sends nothing', async (_case, input, at, message) => {
    await send(input);
    expect(await notice()).toBe(`Error${message}`);
    expect(field(at).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(at));
    expect(descriptionOf(field(at))).toContain(message);
    expect(values()).toEqual(input);
    expect(sentTo(SIGN_UP)).toEqual([]);
  });

  it.each([
    { reply: { message: 'Welcome to the list!' }, text: 'Welcome to the list!' },
    { reply: {}, text: 'Account created! You can now log in to manage your subscription.' },
  ])('shows "$text" on success and clears all fields', async ({ reply, text }) => {
    answer(SIGN_UP, reply);
    await send([' Ann ', 'Ann@Example.com', 'secret-1']);
    expect(await notice()).toBe(`Success!${text}`);
    expect(sentTo(SIGN_UP)).toEqual([{ name: 'Ann', email: 'ann@example.com', password: 'secret-1' }]);
    expect(values()).toEqual(['', '', '']);
  });

  it("shows the server's refusal as notice and at its field, and keeps the input", async () => {
    const taken = 'An account with this email already exists. Please log in.';
    answer(SIGN_UP, { message: taken, errors: { email: taken } }, 409);
    await send(['Ann', 'ann@example.com', 'secret-1']);
    expect(await notice()).toBe(`Error${taken}`);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(values()).toEqual(['Ann', 'ann@example.com', 'secret-1']);
  });

  it('shows a plain text when the server is unreachable, never a status', async () => {
    failNetwork(SIGN_UP);
    await send(['Ann', 'ann@example.com', 'secret-1']);
    expect(await notice()).toBe('ErrorFailed to sign up. Please try again.');
    expect(values()).toEqual(['Ann', 'ann@example.com', 'secret-1']);
  });

  it('is disabled while sending', async () => {
    hold(SIGN_UP);
    await send(['Ann', 'ann@example.com', 'secret-1']);
    const button = screen.getByRole('button', { name: 'Signing up...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('is sent once, even if submitted twice', async () => {
    answer(SIGN_UP, {});
    const user = userEvent.setup();
    for (const [label, text] of [
      ['Name', 'Ann'],
      ['Email', 'ann@example.com'],
      ['Password', 'secret-1'],
    ] as const)
      await user.type(field(label), text);
    submitTwice('Your name in the cap');
    expect(await notice()).toContain('Success!');
    expect(sentTo(SIGN_UP)).toHaveLength(1);
  });

  it("uses a phone's email keyboard", () => {
    expect(field('Email').type).toBe('email');
  });

  it('shows and hides the password', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});
