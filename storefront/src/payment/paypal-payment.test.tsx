import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, press, user } from '../testing/page-in-test';
import { answer, answerBy, refuse } from '../testing/shop-in-test';
import {
  CAPTURE,
  ORDER_ID,
  onLater,
  paymentCalls,
  REPORT,
  SETTINGS,
  START,
  show,
  startWithShop,
} from './payment-in-test';
import * as texts from './payment-texts';

startWithShop({ mode: 'paypal', clientId: 'shop-client' });

interface ButtonCallbacks {
  onInit: (data: unknown, actions: unknown) => void;
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }, actions: { restart: () => void }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="paypal.com"]')];
const restart = vi.fn();
let buttons: ButtonCallbacks | null = null;
let observer: MutationObserver;

let drawn = 0;

/**
 * PayPal's script as the page sees it: a global that draws a button. 'nothing' does nothing, as when its frame is blocked. 'frame'
 * reports a frame that didn't load.
 */
function provider(initialises: boolean, problem: () => 'nothing' | 'frame' | null = () => null) {
  return {
    Buttons: (callbacks: ButtonCallbacks) => ({
      isEligible: () => true,
      close: async () => undefined,
      render: async (container: HTMLElement) => {
        buttons = callbacks;
        drawn += 1;
        if (problem() === 'nothing') return;
        if (problem() === 'frame') return callbacks.onError(new Error('the frame did not load'));
        container.append(Object.assign(document.createElement('button'), { textContent: 'PayPal' }));
        const actions = { enable: async () => undefined, disable: async () => undefined };
        if (!initialises) throw new Error('no buttons');
        callbacks.onInit({}, actions);
      },
    }),
  };
}

function answerScript(answer: (script: HTMLScriptElement) => void): void {
  // happy-dom refuses to load a script, unless it doesn't know the script's type.
  const insert = document.head.insertBefore.bind(document.head);
  vi.spyOn(document.head, 'insertBefore').mockImplementation((node, before) => {
    if (node instanceof HTMLScriptElement) node.type = 'text/held';
    return insert(node, before);
  });
  observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) answer(node);
  });
  observer.observe(document.head, { childList: true });
}

const arrives = (paypal: unknown) => (script: HTMLScriptElement) => {
  vi.stubGlobal('paypal', paypal);
  script.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  buttons = null;
  drawn = 0;
  restart.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  observer.disconnect();
  for (const script of scripts()) script.remove();
  vi.restoreAllMocks();
});

async function opened(): Promise<ButtonCallbacks> {
  answerScript(arrives(provider(true)));
  show();
  await screen.findByRole('button', { name: 'PayPal' });
  if (!buttons) throw new Error('no buttons were drawn');
  return buttons;
}

it('loads the script once, with client ID and US dollars, and not again on return', async () => {
  await opened();
  cleanup();
  show();
  await screen.findByRole('button', { name: 'PayPal' });
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  const query = new URL(script?.src ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    'client-id': 'shop-client',
    currency: 'USD',
    intent: 'capture',
  });
});

it('starts, captures, and confirms a payment', async () => {
  const { createOrder, onApprove } = await opened();
  expect(await createOrder()).toBe('PAY-1');
  await onApprove({ orderID: 'PAY-1' }, { restart });
  expect(await screen.findByText(texts.paid.title)).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`/order-confirmation?orderId=${ORDER_ID}`));
  expect(paymentCalls().map(([call]) => call)).toEqual([START, CAPTURE, REPORT]);
});

it('reports a refused start once, although PayPal repeats it as its own error', async () => {
  refuse(START, 503, MESSAGES.paymentAway);
  const { createOrder, onError } = await opened();
  await createOrder().catch(onError);
  expect(await screen.findByText('Failed to create PayPal order')).toBeTruthy();
  expect(screen.queryByText(texts.providerFailed.description)).toBeNull();
  onError(new Error('window'));
  expect(await screen.findByText(texts.providerFailed.description)).toBeTruthy();
});

it('lets the buyer choose another card once, in the same window', async () => {
  refuse(CAPTURE, 402, MESSAGES.paymentDeclined);
  const { onApprove } = await opened();
  await onApprove({ orderID: 'PAY-1' }, { restart });
  expect(await screen.findByText(MESSAGES.paymentDeclined)).toBeTruthy();
  expect(restart).toHaveBeenCalledOnce();
  await onApprove({ orderID: 'PAY-1' }, { restart });
  expect(restart).toHaveBeenCalledOnce();
});

it('shows that the order is still pending when the buyer cancels', async () => {
  const { onCancel } = await opened();
  onCancel();
  expect(await screen.findByText(texts.cancelled.description)).toBeTruthy();
});

it('shows an error when the script fails to load', async () => {
  answerScript((script) => script.dispatchEvent(new Event('error')));
  show();
  expect(await screen.findByText('Payment System Error')).toBeTruthy();
  expect(screen.getByText('Failed to load PayPal. Please refresh the page.')).toBeTruthy();
});

it('reloads the script on request', async () => {
  const answers = [
    (script: HTMLScriptElement) => script.dispatchEvent(new Event('error')),
    arrives(provider(true)),
  ];
  answerScript((script) => answers.shift()?.(script));
  show();
  expect(await screen.findByText('Failed to load PayPal. Please refresh the page.')).toBeTruthy();
  await press('Try Again');
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
  expect(screen.queryByText('Payment System Error')).toBeNull();
});

describe('missing buttons', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('are reported after ten seconds, and load on request', async () => {
    let problem: 'nothing' | null = 'nothing';
    answerScript(arrives(provider(true, () => problem)));
    show();
    await waitFor(() => expect(drawn).toBe(1));
    expect(screen.getByText('Loading payment')).toBeTruthy();
    await wait(9_000);
    expect(screen.queryByText('Payment System Error')).toBeNull();
    await wait(1_500);
    expect(screen.getByText('Payment System Error')).toBeTruthy();
    expect(screen.getByText('Failed to initialize PayPal. Please contact support.')).toBeTruthy();
    expect(screen.queryByText('Loading payment')).toBeNull();
    problem = null;
    await press('Try Again');
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
    await wait(60_000);
    expect(screen.queryByText('Payment System Error')).toBeNull();
  });

  it("offer the order's own page to pay later", async () => {
    answerScript(arrives(provider(true, () => 'nothing')));
    show();
    await waitFor(() => expect(drawn).toBe(1));
    await wait(10_500);
    await user.click(screen.getByRole('link', { name: 'Pay Later' }));
    expect(address()).toBe(`/order-confirmation?orderId=${ORDER_ID}`);
    expect(onLater).toHaveBeenCalledOnce();
  });
});

it("reports when the buttons' frame fails to load, and draws them again", async () => {
  let problem: 'frame' | null = 'frame';
  answerScript(arrives(provider(true, () => problem)));
  show();
  expect(await screen.findByText('Failed to initialize PayPal. Please contact support.')).toBeTruthy();
  problem = null;
  await press('Try Again');
  expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
});

it('redraws the buttons after an error, and gives up when they only fail', async () => {
  await opened();
  for (let errors = 1; errors <= 3; errors += 1) {
    act(() => buttons?.onError(new Error('window')));
    expect(await screen.findByText(texts.providerFailed.description)).toBeTruthy();
    await waitFor(() => expect(drawn).toBe(errors + 1));
    expect(await screen.findByRole('button', { name: 'PayPal' })).toBeTruthy();
  }
  act(() => buttons?.onError(new Error('window')));
  expect(await screen.findByText('Failed to initialize PayPal. Please contact support.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull();
});

it('shows an error when PayPal setup fails', async () => {
  answerScript(arrives(provider(false)));
  show();
  expect(await screen.findByText('Failed to initialize PayPal. Please contact support.')).toBeTruthy();
});

it('shows an error when payment settings fail to load', async () => {
  answerScript(arrives(provider(true)));
  answerBy(SETTINGS, () => new Response('', { status: 500 }));
  show();
  expect(await screen.findByText('Failed to initialize PayPal. Please contact support.')).toBeTruthy();
  answer(SETTINGS, { mode: 'off', clientId: null });
  screen.getByRole('button', { name: 'Try Again' }).click();
  await waitFor(() => expect(screen.getByText(MESSAGES.onlinePaymentOff)).toBeTruthy());
});

it('reloads when the visitor came from a page whose policy blocks PayPal', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const from = (path: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: `https://shop.example${path}` } as PerformanceEntry]);
  from('/our-work');
  show();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(scripts()).toEqual([]);
});
