import { expect } from '@playwright/test';
import { z } from 'zod';
import { NO_TEXTS_WORDING, TEXT_ME_LABEL } from '#domain/consents/consent-words';
import { orderTexts } from '#domain/texts/text-contract';
import { startFakeTwilio } from '#server/testing/fake-twilio';
import { chooseService, expectNoSideScroll, fillDetails, next, proceed, step } from './order-visitor';
import { withOwnShop } from './own-shop';
import { signInOwner } from './shop-owner';
import { expectAccessible, PHONE, prepareVisitor } from './shop-visitor';

const test = withOwnShop(startFakeTwilio);

test('a visitor asks for texts at 390 px, and stops them on the page of the order', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await prepareVisitor(page);
  await page.goto('/order');
  await chooseService(page, 'repair');
  await next(page).click();
  await fillDetails(page);
  const box = page.getByRole('checkbox', { name: TEXT_ME_LABEL });
  await expect(box).not.toBeChecked();
  await expect(page.getByText(/Reply STOP to opt out/)).toBeVisible();
  await expectAccessible(page, 'step 2 with texts');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);
  await box.check();
  await next(page).click();
  await expect(step(page, 'Delivery Method')).toBeVisible();
  await page.getByRole('radio', { name: 'Drop Off' }).click();
  await page.getByRole('radio', { name: 'Pay in Person' }).click();
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: /order received|submitted/i }).first()).toBeVisible();
  const link = page.getByRole('link', { name: /track|follow/i }).first();
  await page.goto(String(await link.getAttribute('href')), { waitUntil: 'networkidle' });
  await expect(page.getByText(/at the number ending in \d\d/)).toBeVisible();
  await expectAccessible(page, 'the page of an order with texts');
  await page.setViewportSize(PHONE);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: NO_TEXTS_WORDING }).click();
  await expect(page.getByRole('button', { name: TEXT_ME_LABEL })).toBeVisible();
  expect(shop.service.messages).toEqual([]);
  await signInOwner(page);
  const [newest] = z
    .array(z.object({ id: z.string() }))
    .parse(await (await page.request.get('/api/orders?limit=1')).json());
  const texts = orderTexts.parse(await (await page.request.get(`/api/orders/${newest?.id}/texts`)).json());
  expect(texts.number).toBeNull();
});
