import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';
import { CustomerDashboardPage } from './customer-dashboard-page';
import { CustomerLoginPage } from './customer-login-page';
import { ME, ORDER, SERVICES } from './fixtures';
import type { PaymentProps } from './payment-due';
import { ResetPasswordPage } from './reset-password-page';

/** What the API answers, by path; a test puts its own answers in. */
export const replies = new Map<string, () => Response | Promise<Response>>();

const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
  const reply = replies.get(path);
  if (!reply) throw new TypeError(`no reply for ${path}`);
  return reply();
});

export const answer = (path: string, body: unknown, status = 200) =>
  replies.set(path, () => Response.json(body, { status }));

export const signIn = (isAuthenticated: boolean) => answer('/api/customer/check', { isAuthenticated });

/** jsdom measures nothing, and the switch wants to be measured. */
const unmeasured = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };

/** A shop that answers, with a customer signed in, before each test of a file. */
export function startInFreshShop(): void {
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 20_000 });
  configure({ asyncUtilTimeout: 5_000 });
  beforeEach(() => {
    replies.clear();
    signIn(true);
    answer('/api/customer/me', ME);
    answer('/api/customer/orders', [ORDER]);
    answer('/api/services', SERVICES);
    answer('/api/lace-colors', []);
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(function ResizeObserver() {
        return unmeasured;
      }),
    );
  });
  afterEach(() => {
    cleanup();
    fetched.mockClear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Opens the customers' pages at an address. */
export function show(address: string, Payment?: ComponentType<PaymentProps>) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/customer/login" element={<CustomerLoginPage />} />
            <Route path="/customer/dashboard" element={<CustomerDashboardPage Payment={Payment} />} />
            <Route path="/customer/reset-password" element={<ResetPasswordPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ToastRegion>
    </QueryClientProvider>,
  );
}

export const address = () => document.querySelector('output')?.textContent;
export const user = userEvent.setup({ delay: null });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const press = (name: string) => user.click(screen.getByRole('button', { name }));

export async function fill(name: string, value: string): Promise<void> {
  await user.click(field(name));
  await user.paste(value);
}

/** Sends a form twice before the first time can show. */
export function submitTwice(name: string): void {
  const form = screen.getByRole('form', { name });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
}

/** The text of the notice in sight. */
export async function notice(): Promise<string | null> {
  const region = screen.getByRole('region', { name: /Notifications/, hidden: true });
  const item = await within(region).findByRole('listitem', { hidden: true });
  return item.textContent;
}

/** The bodies sent to a path. */
export const sentTo = (path: string): unknown[] =>
  fetched.mock.calls.filter(([called]) => called === path).map(([, init]) => JSON.parse(String(init?.body)));
