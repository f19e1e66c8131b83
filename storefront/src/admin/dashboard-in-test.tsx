import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { TOTAL_HEADER } from '#domain/wire/wire';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';
import { AdminLoginPage } from './admin-login-page';
import { AdminPage } from './admin-page';
import { CUSTOMER, ORDER, SERVICE, STATS } from './fixtures';

// The first look at a tab fetches its code, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

type Reply = (init: RequestInit | undefined, path: string) => Response | Promise<Response>;

/** What the API answers, by method and path without its query ('GET /api/orders'); a test puts its own answers in. */
export const replies = new Map<string, Reply>();

const fetched = vi.fn(async (path: string, init?: RequestInit) => {
  const call = `${init?.method ?? 'GET'} ${path.split('?')[0]}`;
  const reply = replies.get(call);
  if (!reply) throw new TypeError(`no reply for ${call}`);
  return reply(init, path);
});

/** Answers a call ('PATCH /api/services/…') with a body; a list says how many there are. */
export function answer(call: string, body: unknown, status = 200): void {
  const headers = Array.isArray(body) ? { [TOTAL_HEADER]: String(body.length) } : undefined;
  replies.set(call, () => Response.json(body, { status, headers }));
}

/** jsdom measures nothing, and switches and tabs want to be measured. */
const unmeasured = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };

/** A shop that answers, with the owner signed in, before each test of a file. */
export function startInFreshShop(): void {
  // A busy machine types slowly into a page of jsdom.
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    replies.clear();
    answer('GET /api/admin/check', { isAuthenticated: true });
    answer('GET /api/orders/stats', STATS);
    answer('GET /api/orders', [ORDER]);
    answer('GET /api/customers', [CUSTOMER]);
    answer('GET /api/services', [SERVICE]);
    answer('GET /api/lace-colors', []);
    answer('GET /api/discounts', []);
    answer('GET /api/work-gallery', []);
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
  return <output data-address>{`${pathname}${search}`}</output>;
}

/** Opens the dashboard at an address: '/admin?tab=services'. */
export function show(address: string) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/admin/login" element={<AdminLoginPage />} />
            <Route path="/admin" element={<AdminPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ToastRegion>
    </QueryClientProvider>,
  );
}

export const address = () => document.querySelector('output[data-address]')?.textContent;
export const user = userEvent.setup({ delay: null });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Puts a value into a field, in place of what it holds. */
export async function fill(name: string, value: string): Promise<void> {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(value);
}

/** The text of the notice in sight. */
export async function notice(): Promise<string | null> {
  const region = await screen.findByRole('region', { name: /Notifications/, hidden: true });
  const item = await within(region).findByRole('listitem', { hidden: true });
  return item.textContent;
}

/** The bodies sent with a call. */
export const sentTo = (call: string): unknown[] =>
  fetched.mock.calls
    .filter(([path, init]) => `${init?.method ?? 'GET'} ${path.split('?')[0]}` === call)
    .map(([, init]) => JSON.parse(String(init?.body)));

/** The addresses, with their queries, that a call went to. */
export const askedFor = (call: string): string[] =>
  fetched.mock.calls
    .filter(([path, init]) => `${init?.method ?? 'GET'} ${path.split('?')[0]}` === call)
    .map(([path]) => path);

/** The headers sent with a call. */
export const headersOf = (call: string): Headers[] =>
  fetched.mock.calls
    .filter(([path, init]) => `${init?.method ?? 'GET'} ${path.split('?')[0]}` === call)
    .map(([, init]) => new Headers(init?.headers));
