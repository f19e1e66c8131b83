import { expect, test } from '@playwright/test';
import { arrowTo, expectRing, pressOn, tabTo, write } from './keyboard-hand';
import { newEmail, next, PASSWORD, password, proceed, STAMPED, serviceOf, step } from './order-visitor';
import { ANIMATED, DESKTOP, PHONE, prepareVisitor } from './shop-visitor';

test.use(ANIMATED);

for (const size of [PHONE, DESKTOP]) {
  test(`a drop-off order can be placed by keyboard alone at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await prepareVisitor(page);
    const { keyboard } = page;
    const relacing = await serviceOf(page, 'relacing');
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    const order = page.getByRole('main').getByRole('link', { name: 'ORDER SERVICE NOW' }).first();
    await pressOn(page, order, 'Enter');

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
    await write(page, page.getByLabel('Full Name'), 'Casey Shortstop');
    await write(page, page.getByLabel('Email', { exact: true }), newEmail());
    await write(page, page.getByLabel('Phone'), '(555) 010-2030');
    await write(page, password(page), PASSWORD);
    await write(page, page.getByLabel('Glove Details'), 'Eleven inch infield glove, two laces torn');
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
