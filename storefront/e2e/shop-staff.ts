import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { StaffRole } from '#domain/people/people';
import { invitationLink } from './invitation-link';
import { signInOwner } from './shop-owner';

export const STAFF_PASSWORD = 'stitch-by-stitch';

/** Makes a person who works here, with a password, and signs the owner out. Returns their email. */
export async function makeStaff(page: Page, role: StaffRole): Promise<string> {
  const email = `kim-${randomUUID()}@staff.example`;
  await signInOwner(page);
  const person = { name: 'Kim Catcher', email, role };
  expect((await page.request.post('/api/staff', { data: person })).status()).toBe(201);
  const token = new URL(await invitationLink(email), 'http://shop').searchParams.get('token');
  await page.request.post('/api/admin/invitation', { data: { token, newPassword: STAFF_PASSWORD } });
  await page.context().clearCookies();
  return email;
}

/** Signs someone in by API, at another of the shop's URLs if given. */
export async function signInAs(page: Page, email: string, shop = ''): Promise<void> {
  const data = { email, password: STAFF_PASSWORD };
  const answer = await page.request.post(`${shop}/api/admin/login`, { data });
  expect(await answer.json()).toEqual({ success: true });
}
