import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { expect, type Page } from '@playwright/test';
import { ownerOrderView } from '#domain/orders/order-view';
import { startDovecot } from '#server/testing/dovecot';
import { readOutbox } from '#server/testing/emails';
import { expectNoSideScroll, placeOrder } from './order-visitor';
import { withOwnShop } from './own-shop';
import { photo } from './photo-visitor';
import { signOut } from './shop-customer';
import { signInOwner } from './shop-owner';
import { expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

const test = withOwnShop(async () => {
  const mail = existsSync('/usr/sbin/dovecot') ? await startDovecot() : null;
  const settings: Record<string, string> = mail ? { IMAP_URL: mail.url } : {};
  return { mail, settings, close: async () => mail?.close() };
});
test.use({ viewport: PHONE });

/** Makes the mailbox job due, so the test doesn't wait a minute. */
async function readMailboxNow(dataDir: string): Promise<void> {
  const { $client } = drizzle({ connection: { url: pathToFileURL(join(dataDir, 'shop.sqlite')).href } });
  await $client.execute('PRAGMA busy_timeout = 60000');
  await $client.execute("UPDATE jobs SET due_at = '2000-01-01T00:00:00.000Z' WHERE name = 'email-replies'");
  $client.close();
}

/** Places an order and signs in the owner. Returns the order and the URL of its page. */
async function orderAsOwner(page: Page): Promise<{ orderId: string; trackPage: string }> {
  await prepareVisitor(page);
  const { orderId } = await placeOrder(page);
  await signOut(page);
  await signInOwner(page);
  const { trackUrl } = ownerOrderView.parse(await (await page.request.get(`/api/orders/${orderId}`)).json());
  return { orderId, trackPage: new URL(trackUrl).pathname };
}

test('a customer replies by email with a photo, and the owner answers from the Messages tab', async ({
  page,
  shop: {
    dataDir,
    service: { mail },
  },
}) => {
  const { orderId, trackPage } = await orderAsOwner(page);
  const question = { text: 'Which lace do you want?' };
  expect((await page.request.post(`/api/orders/${orderId}/messages`, { data: question })).ok()).toBe(true);
  const asked = async () =>
    (await readOutbox(dataDir)).find(
      ({ messageId, text }) => messageId.includes(orderId) && text.includes(question.text),
    );
  if (mail) {
    await expect.poll(asked).toBeDefined();
    const { messageId = '', to = '' } = (await asked()) ?? {};
    const { buffer } = await photo('mitt.jpg', '#8a5a2e');
    mail.deliver(
      [
        `From: Casey <${to}>`,
        'Message-ID: <phone-1@mail.test>',
        `In-Reply-To: ${messageId}`,
        'Subject: Re: A message about your order',
        'Content-Type: multipart/mixed; boundary="part"',
        '',
        '--part',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'The tan one, please.',
        '',
        '> Which lace do you want?',
        '--part',
        'Content-Type: image/jpeg; name="mitt.jpg"',
        'Content-Disposition: attachment; filename="mitt.jpg"',
        'Content-Transfer-Encoding: base64',
        '',
        buffer.toString('base64').replaceAll(/(.{76})/g, '$1\r\n'),
        '--part--',
        '',
      ].join('\r\n'),
    );
    await readMailboxNow(dataDir);
  } else {
    const written = { text: 'The tan one, please.' };
    expect((await page.request.post(`/api${trackPage}/messages`, { data: written })).ok()).toBe(true);
  }

  const replied = async () => {
    await page.goto(trackPage, { waitUntil: 'networkidle' });
    return page.getByText('The tan one, please.').count();
  };
  await expect.poll(replied).toBeGreaterThan(0);
  await expect(page.getByText('> Which lace')).toHaveCount(0);
  if (mail) await expect(page.getByText(/by email/i).first()).toBeVisible();
  await expectAccessible(page, "an order's page with a reply by email");
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);

  await page.goto('/admin?tab=messages', { waitUntil: 'networkidle' });
  const conversation = page.getByRole('button', { name: /Casey Catcher/ }).first();
  await expect(conversation).toContainText('Waiting for');
  await expectNoSideScroll(page);
  await conversation.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The tan one, please.')).toBeVisible();
  if (mail) await expect(dialog.getByRole('img').first()).toBeVisible();
  await dialog.getByLabel('Your answer').fill('Tan it is. It will be ready on Friday.');
  await expectAccessible(page, 'a conversation');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Send Answer' }).click();
  await expectNotice(page, 'Message sent', '');
  await expect(dialog).toHaveCount(0);
  await page.goto(trackPage);
  await expect(page.getByText('Tan it is. It will be ready on Friday.')).toBeVisible();
});

test('a review is written, approved, shown on the home page, and removed', async ({ page }) => {
  const { orderId, trackPage } = await orderAsOwner(page);
  const settings = await (await page.request.get('/api/admin/shop-settings')).json();
  const changed = await page.request.patch('/api/admin/shop-settings', {
    data: { reviewDays: 7 },
    headers: { 'If-Match': `"${settings.version}"` },
  });
  expect(changed.ok()).toBe(true);
  for (const status of ['received', 'in-progress', 'shipped'])
    expect((await page.request.patch(`/api/orders/${orderId}/status`, { data: { status } })).ok()).toBe(true);

  const words = 'Soft hands again. I caught everything today.';
  await page.goto(trackPage, { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByLabel('Stars').selectOption('5');
  await form.getByLabel('In your words').fill(words);
  await expectAccessible(page, 'the form of a review');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText("Thanks! We'll read it soon.")).toBeVisible();

  await page.goto('/admin?tab=messages', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Reviews (1 waiting)' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve the review by Casey C.' }).click();
  await expectNotice(page, 'Review approved. The home page shows it now.', '');
  await expect(page.getByRole('button', { name: 'Take down the review by Casey C.' })).toBeVisible();
  await expectAccessible(page, 'an approved review');
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const shown = page.getByText(words);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toBeVisible();
  await expectAccessible(page, 'the home page with a review');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);

  await page.goto(trackPage, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Remove review' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(form.getByRole('button', { name: 'Send review' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(shown).toHaveCount(0);
});
