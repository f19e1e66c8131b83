// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';
import { SignupForm } from './signup-form';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ['Name', 'Email', 'Password'].map((label) => field(label).value);
const notice = async () => {
  const item = await within(await screen.findByRole('region', { name: /Notifications/ })).findByRole(
    'listitem',
  );
  return item.textContent;
};

async function send([name, email, password]: readonly [string, string, string]) {
  const user = userEvent.setup();
  if (name) await user.type(field('Name'), name);
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <h2 id="signup-heading">Your name in the cap</h2>
        <SignupForm />
      </ToastRegion>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe('SignupForm', () => {
  it.each([
    { case: 'nothing', input: ['', '', ''], at: 'Name', message: 'Please fill in all fields' },
    {
      case: 'a blank name',
      input: ['   ', 'ann@example.com', 'secret-1'],
      at: 'Name',
      message: 'Please fill in all fields',
    },
    { case: 'no email', input: ['Ann', '', 'secret-1'], at: 'Email', message: 'Please fill in all fields' },
    {
      case: 'a blank password',
      input: ['Ann', 'ann@example.com', '       '],
      at: 'Password',
      message: 'Please fill in all fields',
    },
    {
      case: 'a short password',
      input: ['Ann', 'ann@example.com', 'five5'],
      at: 'Password',
      message: 'Password must be at least 6 characters',
    },
    {
      case: 'no real email',
      input: ['Ann', 'ann@', 'secret-1'],
      at: 'Email',
      message: 'Please enter a valid email',
    },
  ] as const)(
    '$case: says so in a notice and at the field, and sends nothing',
    async ({ input, at, message }) => {
      await send(input);
      expect(await notice()).toBe(`Error${message}`);
      expect(field(at).getAttribute('aria-invalid')).toBe('true');
      const described = field(at).getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain(message);
      expect(values()).toEqual(input);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each([
    { reply: { message: 'Welcome to the list!' }, said: 'Welcome to the list!' },
    { reply: {}, said: 'Account created! You can now log in to manage your subscription.' },
  ])('success says "$said" and clears all fields', async ({ reply, said }) => {
    fetched.mockResolvedValue(Response.json(reply));
    await send([' Ann ', 'Ann@Example.com', 'secret-1']);
    expect(await notice()).toBe(`Success!${said}`);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/mailing-list/signup');
    expect(fetched.mock.calls[0]?.[1].body).toBe(
      '{"name":"Ann","email":"ann@example.com","password":"secret-1"}',
    );
    expect(values()).toEqual(['', '', '']);
  });

  it('a refusal says what the server says, here and at the field, and keeps what was typed', async () => {
    const taken = 'An account with this email already exists. Please log in.';
    fetched.mockResolvedValue(Response.json({ message: taken, errors: { email: taken } }, { status: 409 }));
    await send(['Ann', 'ann@example.com', 'secret-1']);
    expect(await notice()).toBe(`Error${taken}`);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(values()).toEqual(['Ann', 'ann@example.com', 'secret-1']);
  });

  it('an unreachable server gets the plain words, never a status', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await send(['Ann', 'ann@example.com', 'secret-1']);
    expect(await notice()).toBe('ErrorFailed to sign up. Please try again.');
    expect(values()).toEqual(['Ann', 'ann@example.com', 'secret-1']);
  });

  it('is busy while it sends', async () => {
    fetched.mockReturnValue(new Promise<Response>(() => undefined));
    await send(['Ann', 'ann@example.com', 'secret-1']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing up...' }).disabled).toBe(true);
  });

  it('is sent once, however fast it is sent twice', async () => {
    fetched.mockImplementation(async () => Response.json({}));
    const user = userEvent.setup();
    for (const [label, text] of [
      ['Name', 'Ann'],
      ['Email', 'ann@example.com'],
      ['Password', 'secret-1'],
    ] as const)
      await user.type(field(label), text);
    act(() => {
      fireEvent.submit(screen.getByRole('form'));
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(await notice()).toContain('Success!');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
  });
});
