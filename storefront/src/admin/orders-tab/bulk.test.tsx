import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, sentTo, urlsOf } from '../../testing/shop-in-test';
import {
  offeredStatuses,
  pressInMenu,
  STATUSES_BUT_CANCELED,
  show,
  startInFreshShop,
} from '../dashboard-in-test';
import { CUSTOMER, ORDER } from '../fixtures';

// Preload, so a busy machine doesn't slow the first test.
import './message-customers-dialog';
import './orders-csv';
import './orders-tab';
import '../printing/print-dialog';

startInFreshShop();

const order = (letter: string, changes: object = {}) => ({
  ...ORDER,
  id: `${letter.repeat(8)}-0000-4000-8000-000000000000`,
  customerName: `Customer ${letter.toUpperCase()}`,
  version: 1,
  status: 'not_received',
  ...changes,
});
const [A, B, C, D] = [order('a'), order('b'), order('c', { customerId: null }), order('d')];
const ORDERS = [A, B, C, D];
const call = ({ id }: { id: string }) => `PATCH /api/orders/${id}/status`;
const statusOf = ({ id }: { id: string }) =>
  screen.getByRole('button', { name: new RegExp(`^Status of order ${id.slice(0, 8)}`, 'i') }).textContent;

let stored: typeof ORDERS;
beforeEach(() => {
  stored = ORDERS;
  answerBy('GET /api/orders', () => Response.json(stored));
  for (const one of ORDERS) {
    answerBy(`GET /api/orders/${one.id}`, () => Response.json(stored.find(({ id }) => id === one.id)));
    answerBy(call(one), async (init) => {
      const { status } = JSON.parse(String(init?.body));
      const seen = new Headers(init?.headers).get('If-Match');
      const now = stored.find(({ id }) => id === one.id);
      if (seen !== `"${now?.version}"`)
        return Response.json({ message: 'late', code: 'CONFLICT' }, { status: 409 });
      const version = (now?.version ?? 0) + 1;
      stored = stored.map((each) => (each.id === one.id ? { ...each, status, version } : each));
      return Response.json({ success: true, version });
    });
  }
});

const box = (name: string) => screen.findByRole('checkbox', { name });
const check = async ({ id }: { id: string }) =>
  user.click(await box(`Select order ${id.slice(0, 8).toUpperCase()}`));
const bar = () => screen.queryByRole('region', { name: 'Selected orders' });
const selected = () => (bar() ? within(bar() ?? document.body).getByRole('status').textContent : null);

async function setStatus(label: string): Promise<void> {
  await press('Set status');
  await user.click(await screen.findByRole('menuitemradio', { name: label }));
}

async function open(...some: { id: string }[]): Promise<void> {
  show('/admin?tab=orders');
  await screen.findByText('Customer A');
  for (const one of some) await check(one);
  if (some.length > 0) await screen.findByRole('region', { name: 'Selected orders' });
}

describe('order selection', () => {
  it('works one by one, by Shift range, and by page', async () => {
    await open(A);
    expect(selected()).toBe('1 selected');
    await user.keyboard('{Shift>}');
    await check(C);
    await user.keyboard('{/Shift}');
    expect(selected()).toBe('3 selected');
    expect(await box('Select all on this page')).toHaveProperty('indeterminate', true);
    await check(B);
    expect(selected()).toBe('2 selected');
    await user.click(await box('Select all on this page'));
    expect(selected()).toBe('4 selected');
    await user.click(await box('Select all on this page'));
    expect(bar()).toBeNull();
    await check(D);
    await press('Clear selection');
    expect(bar()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts only visible orders', async () => {
    await open(A, B);
    stored = [B, C];
    await pressInMenu('Refresh');
    await waitFor(() => expect(selected()).toBe('1 selected'));
  });
});

describe('bulk status change', () => {
  it('offers every status except Canceled, which asks about refunds', async () => {
    await open(A);
    await press('Set status');
    expect(await offeredStatuses()).toEqual(STATUSES_BUT_CANCELED);
  });

  it('sets each status like a single change, and the notice undoes it', async () => {
    await open(A, B);
    await setStatus('Received');
    expect(await notice()).toBe('2 orders set to ReceivedUndo');
    expect([A, B, C].map(statusOf)).toEqual(['Received', 'Received', 'Not Received']);
    expect(sentTo(call(A))).toEqual([{ status: 'received' }]);
    await press('Undo');
    await waitFor(async () => expect(await notice()).toBe('Status change undone'));
    expect([A, B].map(statusOf)).toEqual(['Not Received', 'Not Received']);
    expect(headersOf(call(A)).map((headers) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  });

  it('lists and skips orders someone else has changed', async () => {
    await open(A, B);
    stored = stored.map((each) => (each.id === B.id ? { ...each, status: 'shipped', version: 9 } : each));
    await setStatus('Received');
    expect(await notice()).toBe(
      '1 order set to ReceivedSomeone else changed these, so we left them alone: BBBBBBBB.Undo',
    );
    await waitFor(() => expect([A, B].map(statusOf)).toEqual(['Received', 'Shipped']));
    expect(stored.find(({ id }) => id === B.id)?.status).toBe('shipped');
  });

  it('keeps later changes when undone', async () => {
    await open(A, B);
    await setStatus('Received');
    expect(await notice()).toBe('2 orders set to ReceivedUndo');
    stored = stored.map((each) => (each.id === A.id ? { ...each, status: 'shipped', version: 9 } : each));
    await press('Undo');
    await waitFor(async () =>
      expect(await notice()).toBe(
        'Status change undoneSomeone else changed these, so we left them alone: AAAAAAAA.',
      ),
    );
    expect(stored.map(({ status }) => status)).toEqual([
      'shipped',
      'not_received',
      'not_received',
      'not_received',
    ]);
  });

  it("shows when nothing changed, and when there's nothing to change", async () => {
    await open(A);
    answer(call(A), { message: 'boom' }, 500);
    await setStatus('Received');
    expect(await notice()).toBe('ErrorNot changed: AAAAAAAA.');
    await setStatus('Not Received');
    await waitFor(async () =>
      expect(await notice()).toBe("Nothing to changeThey're all already Not Received"),
    );
  });
});

describe('other bulk actions', () => {
  it('print all selected orders at once', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open(A, B);
    await press('Print');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print 2 orders' }));
    expect(await dialog.findAllByRole('article')).toHaveLength(2);
    expect(dialog.getByText('AAAAAAAA')).toBeTruthy();
    expect(dialog.getByText('BBBBBBBB')).toBeTruthy();
    expect(document.querySelectorAll('[data-paper] article')).toHaveLength(2);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('export the selected orders without another request', async () => {
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      if (object instanceof Blob) blob = object;
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open(B, D);
    const before = urlsOf('GET /api/orders').length;
    await press('Export');
    expect(await notice()).toBe('Orders Exported2 orders saved as a CSV file');
    const lines = (await blob.text()).split('\r\n').slice(1);
    expect(lines.map((line) => line.slice(0, 9))).toEqual(['#BBBBBBBB', '#DDDDDDDD']);
    expect(urlsOf('GET /api/orders')).toHaveLength(before);
  });

  it('email each reachable customer once and list who is skipped', async () => {
    answer('POST /api/messages/send', { sent: 1, failed: 0 });
    await open(A, B, C);
    await press('Message');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Message to 1 Customer(s)' }));
    expect(dialog.getByText(/Left out: 1 order with no account/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Subject'), 'Delay');
    await user.type(dialog.getByLabelText('Message'), 'A day later.');
    await press('Send Message');
    expect(await notice()).toBe('Messages Sent!Successfully sent to 1 customer(s)');
    expect(sentTo('POST /api/messages/send')).toEqual([
      { customerIds: [CUSTOMER.id], subject: 'Delay', message: 'A day later.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toBe('3 selected');
  });

  it('show when nobody can be emailed', async () => {
    await open(C);
    await press('Message');
    await screen.findByRole('dialog', { name: 'Message the customers' });
    expect(await screen.findByText(/^There's no one to message/)).toBeTruthy();
  });
});
