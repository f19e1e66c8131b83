import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';
import { PaymentButton } from './payment-button';

export const ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';
export const START = '/order';
export const CAPTURE = '/order/PAY-1/capture';
export const REPORT = `/api/orders/${ORDER_ID}/payment`;
const SIMULATOR = '/api/simulator/PAY-1';
const SETTINGS = '/api/payment-settings';

/** What the API answers, by path; a test puts its own answers in. */
export const replies = new Map<string, () => Response | Promise<Response>>();

const fetched = vi.fn(async (path: string, _init?: RequestInit) => {
  const reply = replies.get(path);
  if (!reply) throw new TypeError(`no reply for ${path}`);
  return reply();
});

/** A refusal by its code, whatever it says. */
export const refuse = (status: number, message: string, code?: string) => () =>
  Response.json({ message, code }, { status });

/** A shop that answers, before each test of a file. */
export function startWithShop(settings: { mode: string; clientId: string | null }): void {
  // A busy machine is slow, not wrong.
  vi.setConfig({ testTimeout: 20_000 });
  configure({ asyncUtilTimeout: 5_000 });
  beforeEach(() => {
    replies.clear();
    replies.set(SETTINGS, () => Response.json(settings));
    replies.set(START, () => Response.json({ id: 'PAY-1' }));
    replies.set(SIMULATOR, () => Response.json({ success: true }));
    replies.set(CAPTURE, () => Response.json({ id: 'CAP-1', status: 'succeeded' }));
    replies.set(REPORT, () => Response.json({ success: true }));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    cleanup();
    fetched.mockClear();
    vi.unstubAllGlobals();
  });
}

/** The calls made so far after the settings, each as its path and body. */
export const calls = () =>
  fetched.mock.calls
    .filter(([path]) => path !== SETTINGS)
    .map(([path, init]) => [path, JSON.parse(String(init?.body))]);

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

export const address = () => screen.getByTestId('address').textContent;
export const onPaid = vi.fn();
export const onLater = vi.fn();
export const user = userEvent.setup({ delay: null });
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Shows the pay button of an order of $80.00. */
export function show() {
  onPaid.mockClear();
  onLater.mockClear();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <MemoryRouter initialEntries={['/order?step=4']}>
          <Address />
          <PaymentButton orderId={ORDER_ID} amount={8000} onPaid={onPaid} onLater={onLater} />
        </MemoryRouter>
      </ToastRegion>
    </QueryClientProvider>,
  );
}
