import { expect, type Page, test } from '@playwright/test';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { type Mail, readOutbox } from '#server/testing/mails';
import { DATA_DIR, OWNER } from './demo-shop';
import { chooseDropOff, chooseService, fillDetails, next, proceed, STAMPED, step } from './order-visitor';
import { answerCookies, DESKTOP, PHONE } from './shop-visitor';

// One owner, who logs in at one place after the other.
test.describe.configure({ mode: 'default' });

const SECOND_GLOVE = 'My father’s catcher mitt from 1974';

interface PlacedOrder {
  number: string;
  email: string;
  total: string;
  services: ServiceView[];
}

/** Orders two gloves in the wizard, dropped off and paid in person. */
async function order(page: Page): Promise<PlacedOrder> {
  await page.goto('/order');
  const relacing = await chooseService(page, 'relacing');
  await next(page).click();
  const email = await fillDetails(page);
  await page.getByRole('button', { name: 'Add Another Glove' }).click();
  const restoration = await chooseService(page, 'restoration');
  await next(page).click();
  await page.getByLabel('Glove Details').fill(SECOND_GLOVE);
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  const number = await page.getByText(STAMPED).innerText();
  const services = [relacing, restoration];
  return { number, email, services, total: formatDollars(relacing.price + restoration.price) };
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/cms');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/cms$/);
}

const mailsAbout = async (number: string): Promise<Mail[]> =>
  (await readOutbox(DATA_DIR)).filter(({ subject }) => subject.includes(number));

for (const size of [PHONE, DESKTOP]) {
  test(`an order placed at ${size.width} px is in the editor and in two mails`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await answerCookies(page);
    const { number, email, total, services } = await order(page);

    const owner = await browser.newPage({ baseURL, viewport: DESKTOP });
    await logIn(owner);
    await owner.goto('/cms/collections/orders');
    const row = owner.getByRole('row').filter({ hasText: `Order ${number}` });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Casey Shortstop');
    await expect(row).toContainText('Not Received');
    await expect(row).toContainText(total);
    await row.getByRole('link', { name: `Order ${number}` }).click();
    await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(owner.getByLabel('Email')).toHaveValue(email);
    const gloves = owner
      .getByRole('listitem')
      .filter({ has: owner.getByRole('heading', { name: /^Glove \d$/ }) });
    await expect(gloves).toHaveCount(2);
    for (const [index, { price }] of services.entries()) {
      await expect(gloves.nth(index)).toContainText(formatDollars(price));
    }
    await expect(gloves.nth(1).getByLabel('Glove details')).toHaveValue(SECOND_GLOVE);
    await owner.close();

    await expect.poll(async () => (await mailsAbout(number)).length).toBeGreaterThanOrEqual(2);
    const mails = await mailsAbout(number);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([OWNER.email, email].toSorted());
    for (const { text } of mails) expect(text).toContain(total);
  });
}
