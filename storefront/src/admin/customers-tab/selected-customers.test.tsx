import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADD_TO_MAILING_LIST_WORDING } from '#domain/consents/consent-words';
import type { CustomerView } from '#domain/customers/customer-contract';
import { address, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { CUSTOMER } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import '../messages-tab/messages-tab';
import './customers-tab';

startInFreshShop();

const person = (number: number, mailingListOptIn: 0 | 1): CustomerView => ({
  ...CUSTOMER,
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Person ${number}`,
  email: `p${number}@example.com`,
  mailingListOptIn,
});
const [ONE, TWO, THREE] = [person(1, 0), person(2, 1), person(3, 0)];
const patchOf = ({ id }: CustomerView) => `PATCH /api/customers/${id}`;

beforeEach(() => {
  answer('GET /api/customers', [ONE, TWO, THREE]);
  for (const each of [ONE, TWO, THREE])
    answerBy(patchOf(each), () => Response.json({ success: true, version: 1 }));
});

const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }));
const statusText = () => bar().getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });

async function open(): Promise<void> {
  show('/admin?tab=customers');
  await screen.findByRole('checkbox', { name: 'Select Person 1, p1@example.com' });
}

describe('selected customers', () => {
  it('are counted, one by one or by page, without a dialog', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Selected customers' })).toBeNull();
    await user.click(box('Select Person 2, p2@example.com'));
    expect(statusText()).toBe('1 customer selected');
    expect(box('Select all on this page')).toHaveProperty('indeterminate', true);
    await user.click(box('Select all on this page'));
    expect(statusText()).toBe('3 customers selected');
    expect(address()).toBe('/admin?tab=customers');
    await press('Clear');
    expect(screen.queryByRole('region', { name: 'Selected customers' })).toBeNull();
  });

  it("join the mailing list unless they're on it, and the change can be undone", async () => {
    await open();
    await user.click(box('Select all on this page'));
    await press(ADD_TO_MAILING_LIST_WORDING);
    await waitFor(() => expect(statusText()).toBe('2 customers added to the mailing list'));
    await press('Undo');
    await waitFor(() => expect(statusText()).toBe('3 customers selected'));
    expect(sentTo(patchOf(ONE))).toEqual([{ mailingListOptIn: true }, { mailingListOptIn: false }]);
    expect(sentTo(patchOf(THREE))).toHaveLength(2);
    expect(sentTo(patchOf(TWO))).toEqual([]);
  });

  it('are reported when some of them fail to change', async () => {
    refuse(patchOf(THREE), 404, 'gone');
    await open();
    await user.click(box('Select all on this page'));
    await press('Add to mailing list');
    expect(await notice()).toBe('ErrorFailed to change the mailing list preference of 1 customer');
    expect(sentTo(patchOf(ONE))).toHaveLength(1);
  });

  it('carry over to the Messages tab for a message', async () => {
    await open();
    await user.click(box('Select Person 1, p1@example.com'));
    await user.click(box('Select Person 3, p3@example.com'));
    await press('Message');
    expect(await screen.findByRole('dialog', { name: 'Send Message to 2 Customer(s)' })).toBeTruthy();
    expect(address()).toBe('/admin?tab=messages&create=1');
  });

  it('export to a file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      if (object instanceof Blob) files.push(object);
      return 'blob:saved';
    });
    // The link isn't followed, because later tests would start at its URL.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open();
    await user.click(box('Select Person 2, p2@example.com'));
    await press('Export');
    expect(await notice()).toBe('Customers Exported1 customer saved as a CSV file');
    expect(sentTo('POST /api/admin/exports')).toEqual([{ what: 'customers', count: 1 }]);
    const csv = (await files[0]?.text()) ?? '';
    expect(csv.split('\r\n').slice(1)).toEqual([
      'Person 2,p2@example.com,555 010 2345,Yes,2026-05-04T12:00:00.000Z',
    ]);
  });

  it("aren't exported when the audit log can't record it", async () => {
    const files = vi.spyOn(URL, 'createObjectURL');
    refuse('POST /api/admin/exports', 500, '');
    await open();
    await user.click(box('Select Person 2, p2@example.com'));
    await press('Export');
    expect(await notice()).toBe("ErrorCouldn't export customers");
    expect(files).not.toHaveBeenCalled();
  });
});
