import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { WORKER_PATH } from '#domain/app/app-manifest';
import { startAsOwner } from './shop-owner';
import { expectAccessible, expectNotice, PHONE } from './shop-visitor';

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });

// Both tests use the owner's list of devices.
test.describe.configure({ mode: 'default' });

/** Allows notifications, which a headless browser can't, and replaces the browser's push service, which tests don't reach. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    const granted = { permission: 'granted', requestPermission: async () => 'granted' };
    Object.assign(window, { Notification: granted });
    const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const subscription = {
      endpoint: `https://web.push.apple.com/${id}`,
      toJSON: () => ({ keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') ? subscription : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes');
        return subscription;
      },
    });
  }, randomUUID());
}

test('a device turns notifications on, chooses what and when, and turns them off', async ({ page }) => {
  await startAsOwner(page);
  await withPushService(page);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/security');
  await expect(theSwitch(page)).toBeEnabled();
  await theSwitch(page).click();
  await expectNotice(page, 'Success!', 'Notifications are on');
  await expectAccessible(page, 'push notifications, on');

  await page.getByRole('checkbox', { name: 'Questions' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await expectAccessible(page, 'push notifications, quiet hours');
  await page.route('**/api/admin/push-devices/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await page.unroute('**/api/admin/push-devices/*');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notifications saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Questions' })).not.toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByText(/quiet 9:30 PM to 7:00 AM/)).toBeVisible();
  await expect(theSwitch(page)).toBeEnabled();
  await theSwitch(page).click();
  await expect(page.getByText('No devices yet.')).toBeVisible();
  await expectAccessible(page, 'push notifications, off');
});

test('the worker serves the dashboard alone, is always checked for changes, and stores nothing', async ({
  page,
}) => {
  await startAsOwner(page);
  await withPushService(page);
  await page.goto('/admin/security');
  await expect(theSwitch(page)).toBeEnabled();
  await theSwitch(page).click();
  await expectNotice(page, 'Success!', 'Notifications are on');
  const registered = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope, active }) => [new URL(scope).pathname, active?.scriptURL]);
  });
  expect(registered).toEqual([['/admin', new URL(WORKER_PATH, page.url()).href]]);
  const worker = await page.request.get(WORKER_PATH);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript/);
  await page.goto('/admin');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
