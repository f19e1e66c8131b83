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

/** Takes a row of a table up by one place with the keyboard; `place` is the one it has, counted from 1. */
export async function moveRowUp(page: Page, name: string, place: number): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${name} at place ${place} of`)).toBeAttached();
  // As many steps as it takes until the row above is reached: a busy page may miss one.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`${name} is over place ${place - 1} of`)).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
}
