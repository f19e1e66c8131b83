import { expect, type Locator, type Page, test } from '@playwright/test';
import { newEmail, next, PASSWORD, password, proceed, STAMPED, serviceOf, step } from './order-visitor';
import { answerCookies, DESKTOP, PHONE } from './shop-visitor';

/** Tabs on from where the focus is until it is on the target, and never far. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`20 tabs do not reach ${target}`);
}

/** Holds when the focused element shows that it is: a ring of its own. */
async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '3px');
  await expectOnTop(target);
}

/** Holds when nothing lies over the element, such as the bar docked at the bottom of a phone. */
async function expectOnTop(target: Locator): Promise<void> {
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, bottom] = [left + width / 2, top + height - 2];
    return [top + 2, bottom].every((y) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop, `${target} is in plain sight`).toBe(true);
}

/** Holds an arrow down until the next radio has the focus, as a hand does: it is chosen while the key is down. */
async function arrowTo(page: Page, radio: Locator): Promise<void> {
  await page.keyboard.down('ArrowDown');
  await expect(radio).toBeFocused();
  await page.keyboard.up('ArrowDown');
  await expect(radio).toBeChecked();
}

for (const size of [PHONE, DESKTOP]) {
  test(`a drop-off order is placed with the keyboard alone at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await answerCookies(page);
    const { keyboard } = page;
    const write = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await expectRing(field);
      await keyboard.type(text);
    };
    const relacing = await serviceOf(page, 'relacing');
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    const order = page.getByRole('main').getByRole('link', { name: 'ORDER SERVICE NOW' }).first();
    await tabTo(page, order);
    await expectRing(order);
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Order a service' })).toBeFocused();
    const service = page.getByLabel('Select Service');
    await tabTo(page, service);
    await expectRing(service);
    await keyboard.press('ArrowDown');
    await expect(service).toHaveValue(relacing.id);
    const laceColor = page.getByLabel('Lace Color (optional)');
    await tabTo(page, laceColor);
    await keyboard.press('ArrowDown');
    await expect(laceColor).not.toHaveValue('');
    await tabTo(page, next(page));
    await expectRing(next(page));
    await keyboard.press('Enter');

    await expect(step(page, 'Your Information')).toBeFocused();
    await write(page.getByLabel('Full Name'), 'Casey Shortstop');
    await write(page.getByLabel('Email', { exact: true }), newEmail());
    await write(page.getByLabel('Phone'), '(555) 010-2030');
    await write(password(page), PASSWORD);
    await write(page.getByLabel('Glove Details'), 'Eleven inch infield glove, two laces torn');
    const anotherGlove = page.getByRole('button', { name: 'Add Another Glove' });
    await tabTo(page, anotherGlove);
    await expectRing(anotherGlove);
    await tabTo(page, next(page));
    await keyboard.press('Space');

    await expect(step(page, 'Delivery Method')).toBeFocused();
    const ship = page.getByRole('radio', { name: 'Ship' });
    await tabTo(page, ship);
    await expectRing(ship);
    await arrowTo(page, page.getByRole('radio', { name: 'Drop Off' }));
    await tabTo(page, page.getByRole('radio', { name: 'Pay Online' }));
    await arrowTo(page, page.getByRole('radio', { name: 'Pay in Person' }));
    await tabTo(page, proceed(page));
    await keyboard.press('Enter');

    await expect(step(page, 'Order Submitted')).toBeFocused();
    await expect(page.getByText(STAMPED)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Return to Home' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
}
