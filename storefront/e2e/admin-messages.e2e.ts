import { expect, type Page, test } from '@playwright/test';
import { type Email, readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { newCustomer } from './shop-customer';
import { openDashboard, openOwnMenu } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, routeOnce } from './shop-visitor';

const TEXT = 'The workshop is open again.\n\nSee you soon!';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send Message \(/ });
const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Send Message', exact: true }).click();
const emailsOf = async (email: string, subject: string): Promise<Email[]> =>
  (await readOutbox(DATA_DIR)).filter((mail) => mail.to === email && mail.subject === subject);

test('a message goes out once after a lost answer, and skips customers who unsubscribed', async ({
  page,
}) => {
  const subject = `Spring news ${crypto.randomUUID()}`;
  const [robin, casey] = [await newCustomer(page), await newCustomer(page)];
  await openDashboard(page, 'messages');
  await expect(sendButton(page)).toBeDisabled();
  const maya = page.getByRole('checkbox', { name: /^Select maya/i });
  await maya.click();
  await expect(maya).toBeChecked();
  await expectAccessible(page, 'messages');
  await page.setViewportSize(DESKTOP);
  await maya.uncheck();
  await page.getByLabel('Search').fill(robin.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Select ${robin.name}, ${robin.email}` }).check();
  await page.getByLabel('Search').fill(casey.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').filter({ hasText: casey.email }).getByText(casey.name).click();
  await expect(page.getByRole('row').filter({ hasText: casey.email })).toContainText('Yes');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Send Message to 2 Customer(s)' })).toBeVisible();
  await expectAccessible(page, 'Send Message');
  await page.setViewportSize(DESKTOP);

  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill(TEXT);
  await routeOnce(page, '**/api/messages/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect.poll(async () => (await emailsOf(casey.email, subject)).length).toBe(1);
  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await send(page);
  await expectNotice(page, 'Messages Sent!', 'Successfully sent to 2 customer(s)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(sendButton(page)).toHaveText('Send Message (0)');
  for (const { email } of [robin, casey]) expect(await emailsOf(email, subject)).toHaveLength(1);

  const [email] = await emailsOf(casey.email, subject);
  const link = /\/api\/unsubscribe\/[\w.-]+/.exec(email?.text ?? '')?.[0] ?? '';
  expect((await page.request.post(link)).ok()).toBe(true);
  await (await openOwnMenu(page)).getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('row').filter({ hasText: casey.email });
  await expect(row).toContainText('No');
  await expect(row).toContainText('Unsubscribed');
  await expect(page.getByRole('checkbox', { name: 'Select all 0' })).toBeDisabled();
});
