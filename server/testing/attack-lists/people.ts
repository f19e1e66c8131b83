import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/people/people';
import { createInvitation } from '../../staff/invitation';
import { makeCustomer, makeStaff } from '../factories';
import { customerCookie, ownerCookie, staffTokenOf, tokenOf } from '../tokens';
import { type Attacked, callAsOwner, callShop, placeGuestOrder, tally } from './attacked';

/** Staff, second factor, own account, and saved views: other people's rights, rows, and sessions. */
export function attackPeople(at: () => Attacked): void {
  const signedInAs = async (role: StaffRole) => {
    const { payload } = at().servers;
    const { id, email } = await makeStaff(payload, { role });
    return { id, email, cookie: ownerCookie(await staffTokenOf(payload, email)) };
  };

  describe('20: staff', () => {
    let manager: Awaited<ReturnType<typeof signedInAs>>;
    beforeAll(async () => {
      manager = await signedInAs('manager');
    });

    it.each([
      ['PATCH', '/api/staff/SELF', { role: 'owner' }],
      ['PATCH', '/api/staff/SELF', { role: 'bench' }],
      ['DELETE', '/api/staff/SELF', undefined],
      ['POST', '/api/staff', { name: 'Eve', email: 'eve@attack.example', role: 'manager', active: 1 }],
      ['PATCH', '/cms/api/admins/SELF', { role: 'owner' }],
      ['PATCH', '/cms/api/admins?where[id][equals]=SELF', { role: 'owner' }],
      [
        'POST',
        '/cms/api/admins',
        { email: 'eve@attack.example', password: 'stitch-by-stitch', role: 'owner' },
      ],
      ['DELETE', '/cms/api/admins/SELF', undefined],
      ['POST', '/cms/api/admins/SELF/duplicate', {}],
      ['POST', '/cms/api/globals/shop-settings', { managerRefundLimit: 1_000_000 }],
    ] as const)('gives a manager nothing for %s %s %j', async (method, path, body) => {
      const { payload } = at().servers;
      const stored = () => payload.findByID({ collection: 'admins', id: manager.id, depth: 0 });
      const [before, people] = [await stored(), await payload.count({ collection: 'admins' })];
      const { status } = await callShop(at(), method, path.replace('SELF', manager.id), body, manager.cookie);
      expect([403, 404]).toContain(status);
      expect(await stored()).toEqual(before);
      expect(await payload.count({ collection: 'admins' })).toEqual(people);
    });

    it('locks out deactivated staff at once on both servers, by session, password, and invitation', async () => {
      const { payload } = at().servers;
      const { id, email, cookie } = await signedInAs('manager');
      const invitation = await createInvitation(payload, id);
      const read = () => callShop(at(), 'GET', '/api/orders/stats', undefined, cookie);
      expect(tally([await read(), await read()])).toEqual({ 200: 2 });
      expect((await callAsOwner(at(), 'PATCH', `/api/staff/${id}`, { active: false })).status).toBe(200);
      expect(tally([await read(), await read(), await read(), await read()])).toEqual({ 401: 4 });
      const login = await callShop(at(), 'POST', '/api/admin/login', { email, password: 'stitch-by-stitch' });
      expect(login.body).toMatchObject({ success: false });
      for (const active of [false, true]) {
        await callAsOwner(at(), 'PATCH', `/api/staff/${id}`, { active });
        const body = { token: invitation?.token, newPassword: 'chosen-by-eve-1' };
        expect((await callShop(at(), 'POST', '/api/admin/invitation', body)).body).toMatchObject({
          success: false,
        });
      }
    });

    it('sets one password for an invitation used 30 times at once', async () => {
      const { payload } = at().servers;
      const { id } = await makeStaff(payload);
      const token = (await createInvitation(payload, id))?.token;
      const take = (n: number) =>
        callShop(at(), 'POST', '/api/admin/invitation', { token, newPassword: `chosen-by-many-${n}` });
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => take(n)));
      expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
    });

    it('accepts no customer session for the dashboard and no staff session for the storefront', async () => {
      const { payload } = at().servers;
      const customers = await tokenOf(payload, (await makeCustomer(payload)).email);
      const crossed = await callShop(at(), 'GET', '/api/orders/stats', undefined, ownerCookie(customers));
      const [, staffs] = manager.cookie.Cookie.split('=');
      const back = await callShop(at(), 'GET', '/api/customer/me', undefined, customerCookie(staffs ?? ''));
      expect(tally([crossed, back])).toEqual({ 401: 2 });
    });
  });

  describe('21: own account', () => {
    it("hides another customer's order, session, and export", async () => {
      const { payload } = at().servers;
      const [casey, eve] = [await makeCustomer(payload), await makeCustomer(payload)];
      const cookie = customerCookie(await tokenOf(payload, eve.email));
      await tokenOf(payload, casey.email);
      const { id } = await placeGuestOrder(at());
      await payload.db.updateOne({ collection: 'orders', id, data: { customer: casey.id } });
      const session = await payload.db.findOne<{ id: string }>({
        collection: 'sessions',
        where: { account: { equals: casey.id } },
      });
      const answers = [
        await callShop(at(), 'GET', `/api/customer/orders/${id}`, undefined, cookie),
        await callShop(at(), 'DELETE', `/api/customer/sessions/${session?.id}`, undefined, cookie),
        await callShop(at(), 'GET', `/api/customer/orders/${casey.id}`, undefined, cookie),
      ];
      expect(tally(answers)).toEqual({ 404: 3 });
      const path = `/api/customer/me/export?id=${casey.id}&customerId=${casey.id}`;
      const { body } = await callShop(at(), 'GET', path, undefined, cookie);
      expect(JSON.stringify(body)).not.toContain(casey.email);
    });

    it.each([
      { email: 'eve@attack.example' },
      { provenEmail: 'owner@test.example' },
      { password: 'chosen-by-eve-1', hash: 'x', salt: 'x' },
      { id: randomUUID(), customer: randomUUID(), role: 'owner', collection: 'admins' },
    ])('changes only name and phone in PATCH /api/customer/me with %j', async (more) => {
      const { payload } = at().servers;
      const { id, email } = await makeCustomer(payload);
      const cookie = customerCookie(await tokenOf(payload, email));
      const stored = async () => {
        const found = await payload.findByID({ collection: 'customers', id, showHiddenFields: true });
        return { ...found, name: '', searchText: '', version: 0, updatedAt: '' };
      };
      const before = await stored();
      await callShop(at(), 'PATCH', '/api/customer/me', { name: 'Eve', ...more }, cookie);
      expect(await stored()).toEqual(before);
    });

    it('keeps only the last of several new emails requested at once', async () => {
      const { payload } = at().servers;
      const { id, email } = await makeCustomer(payload);
      const cookie = customerCookie(await tokenOf(payload, email));
      const ask = (to: string) =>
        callShop(at(), 'POST', '/api/customer/me/email', { email: to, password: 'secret-1' }, cookie);
      const emails = Array.from({ length: 4 }, () => `${randomUUID()}@attack.example`);
      await Promise.all(emails.map(ask));
      const { newEmail } = await payload.findByID({ collection: 'customers', id, showHiddenFields: true });
      expect(emails).toContain(newEmail);
    });
  });

  describe('22: saved views', () => {
    it.each([
      [{ search: { $ne: '' } }],
      [{ status: { not_equals: 'x' } }],
      [{ status: ['received'] }],
      [{ sort: 'hash' }],
      [{ sort: '-customerEmail;drop table orders' }],
      [{ from: '0000-00-00' }],
      [{ due: '__proto__' }],
      ['all'],
      [null],
    ])('rejects the filters %j', async (filters) => {
      const body = { name: `View ${randomUUID().slice(0, 8)}`, filters };
      expect((await callAsOwner(at(), 'POST', '/api/admin/order-views', body)).status).toBe(400);
    });

    it('drops unknown filters and never writes to a prototype', async () => {
      const filters = JSON.parse(
        '{"status":"received","total":1,"__proto__":{"owes":"1"},"where":{"id":{}}}',
      );
      const name = '<img src=x onerror=alert(1)>';
      const made = await callAsOwner(at(), 'POST', '/api/admin/order-views', { name, filters });
      expect(made.status).toBe(201);
      const { body } = await callAsOwner(at(), 'GET', '/api/admin/order-views');
      expect(body.own).toContainEqual(expect.objectContaining({ name, filters: { status: 'received' } }));
      expect(Object.hasOwn(Object.prototype, 'owes')).toBe(false);
      await callAsOwner(at(), 'DELETE', `/api/admin/order-views/${made.body.id}`);
    });

    it('creates one view for 30 calls at once with one key', async () => {
      const body = { name: `Once ${randomUUID().slice(0, 8)}`, filters: {} };
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => callAsOwner(at(), 'POST', '/api/admin/order-views', body, headers)),
      );
      expect(tally(answers)).toEqual({ 201: 30 });
      expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    });
  });
}
