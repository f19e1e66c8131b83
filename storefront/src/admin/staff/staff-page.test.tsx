import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit-contract';
import type { StaffView } from '#domain/staff/staff-contract';
import { address, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';

startInFreshShop();

const BO: StaffView = {
  id: '00000000-0000-4000-8000-0000000000b0',
  name: 'Bo Stitch',
  email: 'bo@staff.example',
  role: 'bench',
  active: 1,
  isInvited: true,
  createdAt: '2026-05-04T12:00:00.000Z',
};
const AT = `/api/staff/${BO.id}`;

describe('staff page', () => {
  const open = async (staff = [BO]) => {
    answer('GET /api/staff', staff);
    show('/admin/staff');
    await screen.findByRole('heading', { level: 2, name: 'People' });
  };
  const row = async () => within((await screen.findAllByRole('row'))[1] ?? document.body);

  it('shows name, email, role, and who has no password yet', async () => {
    await open();
    const shown = await row();
    for (const text of ['Bo Stitch', 'Bench', 'No password yet']) expect(shown.getByText(text)).toBeTruthy();
  });

  it('invites someone and shows errors', async () => {
    await open([]);
    await press('Invite');
    await press('Send Invitation');
    expect(sentTo('POST /api/staff')).toEqual([]);
    await fill('Name', 'Mo Manager');
    await fill('Email', 'mo@staff.example');
    await user.selectOptions(screen.getByLabelText('Role'), 'manager');
    answer(
      'POST /api/staff',
      { message: 'Someone on the staff already signs in with this email', code: 'STAFF_EXISTS' },
      409,
    );
    await press('Send Invitation');
    expect(await notice()).toContain('Someone on the staff already signs in with this email');
    answer('POST /api/staff', { id: BO.id }, 201);
    await press('Send Invitation');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('POST /api/staff').at(-1)).toEqual({
      name: 'Mo Manager',
      email: 'mo@staff.example',
      role: 'manager',
      active: 1,
    });
  });

  it('changes a role and sends only that', async () => {
    await open();
    answer(`PATCH ${AT}`, { success: true });
    await press('Edit Bo Stitch');
    await user.selectOptions(screen.getByLabelText('Role'), 'manager');
    await press('Save Changes');
    expect(await notice()).toBe('Saved');
    expect(sentTo(`PATCH ${AT}`)).toEqual([{ role: 'manager' }]);
  });

  it('switches someone off and sends a new link', async () => {
    await open();
    answer(`PATCH ${AT}`, { success: true });
    answer(`POST ${AT}/invitation`, { success: true });
    await press('Send Bo Stitch a link to choose a password');
    expect(await notice()).toContain('Link sent');
    await user.click(screen.getByRole('switch', { name: 'Bo Stitch can sign in' }));
    await waitFor(() => expect(sentTo(`PATCH ${AT}`)).toEqual([{ active: 0 }]));
  });

  it('removes someone after confirmation', async () => {
    await open();
    answer(`DELETE ${AT}`, { success: true });
    await press('Remove Bo Stitch');
    expect(sentTo(`DELETE ${AT}`)).toEqual([]);
    answer('GET /api/staff', []);
    await press('Remove');
    await screen.findByText("It's just you so far. Invite someone and choose what they can do.");
  });
});

describe('audit page', () => {
  const ENTRY: AuditEntry = {
    id: 'a1',
    at: '2026-05-04T12:00:00.000Z',
    kind: 'login-failed',
    actor: null,
    name: null,
    role: null,
    address: '203.0.113.7',
    subject: 'guess@mail.example',
    text: 'Wrong email or password',
    data: {},
  };
  beforeEach(() => {
    answer('GET /api/staff', [BO]);
    answer('GET /api/admin/audit', [
      ENTRY,
      { ...ENTRY, id: 'a2', actor: BO.id, name: BO.name, role: 'bench' },
    ]);
  });

  it('shows who did what from where, and stores its filters in the URL', async () => {
    show('/admin/audit?kind=login-failed&page=1');
    const table = within(await screen.findByRole('table', { name: 'Audit' }));
    expect(table.getByText('Someone')).toBeTruthy();
    expect(table.getByText('Bo Stitch, bench')).toBeTruthy();
    expect(table.getAllByText('203.0.113.7')).toHaveLength(2);
    await waitFor(() => expect(within(screen.getByLabelText('Person')).getByText('Bo Stitch')).toBeTruthy());
    await user.selectOptions(screen.getByLabelText('Person'), BO.id);
    expect(address()).toBe(`/admin/audit?kind=login-failed&actor=${BO.id}`);
    await user.selectOptions(screen.getByLabelText('Kind'), '');
    expect(address()).toBe(`/admin/audit?actor=${BO.id}`);
  });

  it('records an export before it saves the file', async () => {
    show('/admin/audit');
    await screen.findByRole('table', { name: 'Audit' });
    await press('Export CSV');
    expect(await notice()).toBe('Audit Log Exported2 entries saved as a CSV file');
    expect(sentTo('POST /api/admin/exports')).toEqual([{ what: 'audit', count: 2 }]);
  });
});
