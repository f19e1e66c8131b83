import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';
import { LACE_COLORS, PASSWORD, RELACE, SERVICES } from './fixtures';
import { OrderPage } from './order-page';

export const ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';

/** What the API answers, by path; a test puts its own answers in. */
export const replies = new Map<string, () => Response | Promise<Response>>();

const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
  const reply = replies.get(path);
  if (!reply) throw new TypeError(`no reply for ${path}`);
  return reply();
});

/** jsdom measures nothing, and the radio buttons want to be measured. */
const unmeasured = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };

/** A fresh tab and a shop that answers, before each test of a file. */
export function startInFreshTab(): void {
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 20_000 });
  configure({ asyncUtilTimeout: 5_000 });
  beforeEach(() => {
    sessionStorage.clear();
    replies.clear();
    replies.set('/api/services', () => Response.json(SERVICES));
    replies.set('/api/lace-colors', () => Response.json(LACE_COLORS));
    replies.set('/api/customer/check', () => Response.json({ isAuthenticated: false }));
    replies.set('/api/payment-settings', () => Response.json({ mode: 'simulator', clientId: null }));
    replies.set('/api/orders', () => Response.json({ orderId: ORDER_ID }));
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
    vi.unstubAllGlobals();
  });
}

/** Opens the wizard at an address. */
export function show(address = '/order') {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <MemoryRouter initialEntries={[address]}>
          <OrderPage />
        </MemoryRouter>
      </ToastRegion>
    </QueryClientProvider>,
  );
}

export const user = userEvent.setup({ delay: null });
export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const press = (name: string) => user.click(button(name));

export async function fill(name: string, value: string): Promise<void> {
  await user.click(field(name));
  await user.paste(value);
}

/** The calls that placed, or tried to place, an order. */
export const sent = () =>
  fetched.mock.calls.filter(([path]) => path === '/api/orders').map(([, init]) => init);

export async function toDetails(): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Select Service'), RELACE.id);
  await press('Next');
  await screen.findByRole('heading', { name: 'Your Information' });
}

export async function toDelivery(): Promise<void> {
  await toDetails();
  await fill('Full Name', 'Jo Catcher');
  await fill('Email', 'jo@example.com');
  await fill('Phone', '555 010 2345');
  await fill('Password', PASSWORD);
  await fill('Glove Details', 'Outfield glove, web torn');
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
}

export async function toDropOff(): Promise<void> {
  await toDelivery();
  await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
  await user.click(screen.getByRole('radio', { name: 'Pay in Person' }));
}
