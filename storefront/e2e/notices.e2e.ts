import { expect, test } from '@playwright/test';
import { recordMoments } from './page-moments';
import {
  ANIMATED,
  expectNotice,
  notice,
  notifications,
  prepareVisitor,
  signUp,
  signUpForm,
} from './shop-visitor';

test.use(ANIMATED);

test.beforeEach(({ page }) => prepareVisitor(page));

test('a notice is replaced by the next one, reached with F8, and closed by a button or a 50 px swipe', async ({
  page,
}) => {
  const replaced = await recordMoments(page, 'li[data-state]:has(+ li)');
  await page.goto('/');
  const form = await signUpForm(page);
  await signUp(page);
  await expectNotice(page, 'Error', 'Please fill in all fields');
  await form.getByLabel('Name').fill('Robin');
  await form.getByLabel('Email').fill('robin@example.com');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await signUp(page);
  await expectNotice(page, 'Error', 'Password must be at least 6 characters');
  expect(replaced).toEqual([]);

  await page.keyboard.press('F8');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  await expect(notifications(page).getByRole('list')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close notice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);

  await signUp(page);
  await expect(notice(page)).toHaveCount(1);
  const swipe = async (distance: number) => {
    // A notice's timer pauses under the pointer.
    await notice(page).hover();
    const box = await notice(page).boundingBox();
    if (!box) throw new Error('no notice to swipe');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(notice(page)).toHaveCount(1);
  await swipe(70);
  await expect(notice(page)).toHaveCount(0);
});
