import { expect, type Page, test } from '@playwright/test';
import { type Email, readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { newEmail } from './order-visitor';
import { choosePhotos, photo } from './photo-visitor';
import { openDashboard } from './shop-owner';
import { expectAccessible, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => prepareVisitor(page));

const TEXT = 'The web is torn and the palm is thin.\nIs it worth a repair?';
const questionDialog = (page: Page) => page.getByRole('dialog', { name: 'Not sure what it needs?' });
const sent = (page: Page) => page.getByRole('dialog', { name: 'We have your question' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Question' });
const textField = (page: Page) => page.getByLabel("What's wrong with it?");
const emailsWith = async (text: string): Promise<Email[]> =>
  (await readOutbox(DATA_DIR)).filter(({ to, subject }) => `${to} ${subject}`.includes(text));

async function openQuestion(page: Page): Promise<void> {
  await page.goto('/order');
  await page.getByRole('button', { name: 'Not sure what it needs?' }).tap();
  await expect(questionDialog(page)).toBeVisible();
}

test('a question with a photo reaches the owner once, and the answer reaches the visitor once', async ({
  page,
}) => {
  const email = newEmail();
  await openQuestion(page);
  await questionDialog(page).getByLabel('Email').fill(email);
  await textField(page).fill(TEXT);
  await choosePhotos(page, await photo('web.jpg', '#8a5a2e'));
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toHaveCount(0);
  await expect(questionDialog(page).getByRole('img', { name: 'Upload 1' })).toBeVisible();

  await send(page).tap();
  await expect(sent(page)).toContainText(email);
  await expectAccessible(page, 'question sent');
  await page.setViewportSize(PHONE);
  await sent(page).getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/order');
  await expect.poll(async () => (await emailsWith(email)).length).toBe(2);

  await openDashboard(page, 'orders');
  await page.getByRole('link', { name: /^Messages, \d+ questions? waiting$/ }).tap();
  await page.getByRole('button', { name: email }).tap();
  const dialog = page.getByRole('dialog', { name: `Question from ${email}` });
  await expect(dialog).toContainText('Is it worth a repair?');
  await dialog.getByRole('button', { name: 'Enlarge Photos, 1 of 1' }).tap();
  const preview = page.getByRole('dialog', { name: 'Image Preview' });
  const pixels = () => preview.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(pixels).toBeGreaterThan(100);
  await preview.getByRole('button', { name: 'Close' }).tap();
  await dialog.getByLabel('Your answer').fill('It is: about $60.');
  await expectAccessible(page, 'answer');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Send Answer' }).tap();
  await expectNotice(page, 'Answer sent', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: email })).toContainText('Answered today');
  await expect.poll(async () => (await emailsWith(email)).length).toBe(3);
  const answer = (await emailsWith(email)).find(({ subject }) => subject === 'Our answer to your question');
  expect(answer?.text).toContain('It is: about $60.');
  await expectAccessible(page, 'questions and messages');
});

test('missing fields show errors, and Back or a reload keeps what was typed', async ({ page }) => {
  await openQuestion(page);
  await expectAccessible(page, 'question');
  await page.setViewportSize(PHONE);
  await send(page).tap();
  await expect(questionDialog(page).getByLabel('Email')).toBeFocused();
  await expect(textField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'question with problems');
  await page.setViewportSize(PHONE);
  await questionDialog(page).getByLabel('Email').fill('jo@mail.example');
  await textField(page).fill(TEXT);
  await page.goBack();
  await expect(questionDialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Select Service')).toBeVisible();
  await page.goForward();
  await expect(textField(page)).toHaveValue(TEXT);
  await page.reload();
  await expect(textField(page)).toHaveValue(TEXT);
  await questionDialog(page).getByRole('button', { name: 'Not now' }).tap();
  await expect(questionDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/order');
});

test('the longest email and unbroken words are never cut off', async ({ page }) => {
  const word = 'Wintergreen'.repeat(30);
  const email = `${crypto.randomUUID()}.${word.slice(0, 24)}@${word.slice(0, 60)}.example`;
  await openQuestion(page);
  await questionDialog(page).getByLabel('Email').fill(email);
  await textField(page).fill(word);
  await send(page).tap();
  await expect(sent(page)).toContainText(email.toLowerCase());
  await expectAccessible(page, 'question sent from afar');
  await openDashboard(page, 'messages');
  await page.getByRole('button', { name: email.toLowerCase() }).click();
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expectAccessible(page, 'a long question');
});
