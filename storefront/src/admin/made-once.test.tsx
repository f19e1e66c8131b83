import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_ANSWER_TEXT } from '../api/client';
import { field, fill, notice, press, user } from '../testing/page-in-test';
import { answer, failNetwork, headersOf, hold, idempotencyKeysOf } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
// Preload, so a busy machine doesn't slow the first test.
import './services-tab/services-tab';
import './discounts-tab/discounts-tab';
import './customers-tab/customers-tab';

startInFreshShop();
afterEach(() => vi.useRealTimers());

const FORMS = [
  {
    call: 'POST /api/services',
    tab: 'services',
    open: 'Add Service',
    submit: 'Create Service',
    fields: { Name: 'Palm Patch', Description: 'A patch of matching leather.', 'Price ($)': '20' },
    changed: ['Name', 'Palm Pad'],
  },
  {
    call: 'POST /api/discounts',
    tab: 'discounts',
    open: 'Add Discount Code',
    submit: 'Add Discount Code',
    fields: { Code: 'SPRING', Value: '10' },
    changed: ['Code', 'SUMMER'],
  },
  {
    call: 'POST /api/customers',
    tab: 'customers',
    open: 'Add Customer',
    submit: 'Add Customer',
    fields: {
      Name: 'Robin Shortstop',
      Email: 'robin@example.com',
      Phone: '555 777 8888',
      Password: 'a-good-one',
    },
    changed: ['Name', 'Robin Second'],
  },
] as const;

it.each(FORMS)(
  '$call: a retry after a lost answer reuses its key',
  async ({ call, tab, open, submit, fields, changed: [field, value] }) => {
    failNetwork(call);
    show(`/admin?tab=${tab}`);
    await press(open);
    const dialog = within(await screen.findByRole('dialog'));
    const send = async (times: number) => {
      await user.click(dialog.getByRole('button', { name: submit }));
      await waitFor(() => expect(headersOf(call)).toHaveLength(times));
    };
    for (const [name, typed] of Object.entries(fields)) await fill(name, typed);
    const isReady = () => dialog.findByRole('button', { name: submit });
    await send(1);
    await isReady();
    await send(2);
    await isReady();
    await fill(field, value);
    await send(3);
    await isReady();
    answer(call, { id: '00000000-0000-4000-8000-000000000099' }, 201);
    await send(4);
    const [first, again, other, last] = idempotencyKeysOf(call);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(last).toBe(other);
  },
);

it.each(FORMS)(
  '$call: a timeout shows an error, keeps the input, and retries with the same key',
  async ({ call, tab, open, submit, fields }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    hold(call);
    show(`/admin?tab=${tab}`);
    await press(open);
    const dialog = within(await screen.findByRole('dialog'));
    for (const [name, typed] of Object.entries(fields)) await fill(name, typed);
    await user.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(headersOf(call)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await notice()).toContain(NO_ANSWER_TEXT);
    for (const [name, typed] of Object.entries(fields)) expect(field(name).value).toBe(typed);
    answer(call, { id: '00000000-0000-4000-8000-000000000099' }, 201);
    await user.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, again] = idempotencyKeysOf(call);
    expect(again).toBe(first);
  },
);
