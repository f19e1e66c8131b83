import { expect, type Page } from '@playwright/test';
import { OWNER } from './demo-shop';
import { answerCookies } from './shop-visitor';

/** Signs the owner in behind the page's back. */
export async function signInOwner(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: { password: OWNER.password } });
  expect(await answer.json()).toEqual({ success: true });
}

/** Opens a tab of the dashboard as the owner ('orders'; what follows the tab in the address may follow here too). */
export async function openDashboard(page: Page, tab: string): Promise<void> {
  await answerCookies(page);
  await signInOwner(page);
  await page.goto(`/admin?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}
