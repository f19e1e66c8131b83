import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { arrowTo, expectRing, pressOn, tabTo, write } from './keyboard-hand';
import { next, PASSWORD, proceed, STAMPED, serviceOf, step } from './order-visitor';
import { photo, thumbnails } from './photo-visitor';
import { newBuyer } from './shop-customer';
import { expectNotice, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

test('a returning customer orders with a photo by keyboard alone', async ({ page }) => {
  const buyer = await newBuyer(page);
  const { id } = await serviceOf(page, 'repair');
  await page.goto(`/order?service=${id}`);
  await expect(page.getByLabel('Select Service')).toHaveValue(id);
  await pressOn(page, next(page));

  await expect(step(page, 'Your Information')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'New Customer' }));
  await arrowTo(page, page.getByRole('radio', { name: 'Returning Customer' }), 'ArrowRight');
  const login = page.getByRole('group', { name: 'Login' });
  await write(page, login.getByLabel('Email'), buyer.email);
  await write(page, login.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Welcome Back!', 'Logged in as Casey Catcher');
  await expect(page.getByRole('group', { name: 'Your contact info' })).toBeFocused();
  await write(page, page.getByLabel('Glove Details'), 'First base mitt, web loose');

  const add = page.getByRole('button', { name: 'Add Photos' });
  await pressOn(page, add);
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('button', { name: 'Choose photos' }));
  await (await chooser).setFiles([await photo('mitt.jpg', '#3a2a20')]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(1);
  await expectRing(add);
  await pressOn(page, next(page));

  await expect(step(page, 'Delivery Method')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Ship' }));
  await arrowTo(page, page.getByRole('radio', { name: 'Drop Off' }));
  await tabTo(page, page.getByRole('radio', { name: 'Pay Online' }));
  await arrowTo(page, page.getByRole('radio', { name: 'Pay in Person' }));
  await pressOn(page, proceed(page));
  await expect(step(page, 'Order Submitted')).toBeFocused();
  await expect(page.getByText(STAMPED)).toBeVisible();
});

test('the gallery and its photos work by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Our Work' }));
  await expect(page.getByRole('heading', { level: 1, name: 'OUR WORK' })).toBeFocused();
  const photos = page.getByRole('article').first().getByRole('button');
  await expect(photos.first()).toBeVisible();
  const count = await photos.count();
  await pressOn(page, photos.first());
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText(`Image 1 of ${count}`)).toBeVisible();
  await pressOn(page, lightbox.getByRole('button', { name: 'Next image' }));
  await expect(lightbox.getByText(`Image 2 of ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(`Image 1 of ${count}`)).toBeVisible();
  await pressOn(page, lightbox.getByRole('button', { name: 'Close' }));
  await expect(lightbox).toHaveCount(0);
  await expectRing(photos.first());
  await pressOn(page, photos.nth(1), 'Space');
  await expect(lightbox.getByText(`Image 2 of ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expectRing(photos.nth(1));
});

test('a customer logs in, opens an order, and logs out by keyboard alone', async ({ page }) => {
  const { email, orderId } = await newBuyer(page);
  await page.goto('/customer/login');
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Dashboard' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const mailingList = page.getByRole('switch', { name: 'Join Mailing List' });
  const wasOn = await mailingList.isChecked();
  await pressOn(page, mailingList, 'Space');
  await expect(mailingList).toBeChecked({ checked: !wasOn });
  await expectNotice(page, 'Success!', 'Mailing list preference updated');
  await page.keyboard.press('F8');
  await pressOn(page, page.getByRole('button', { name: 'Close notice' }));

  const open = page.getByRole('button', { name: `Pay now for order ${orderNumber(orderId)}` });
  await pressOn(page, open);
  const details = page.getByRole('dialog', { name: `Order ${orderNumber(orderId)}` });
  await expect(details.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
  await pressOn(page, details.getByRole('button', { name: 'Done' }));
  await expect(details).toHaveCount(0);
  await expectRing(open);
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expectRing(open);
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await tabTo(page, logout, 'Shift+Tab');
  await expectRing(logout);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/login');
});
