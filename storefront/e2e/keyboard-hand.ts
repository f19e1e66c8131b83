import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './shop-visitor';

/** Tabs until the target has the focus, and fails if it's far away. 'Shift+Tab' goes back. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`20 tabs do not reach ${target}`);
}

/** Expects the focused element to show its own focus ring. */
export async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '3px');
  await expectOnTop(target);
}

async function expectOnTop(target: Locator): Promise<void> {
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, bottom] = [left + width / 2, top + height - 2];
      return [top + 2, bottom].every((y) => element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isOnTop, { message: `${target} is in plain sight` }).toBe(true);
}

/** Holds an arrow key until the next radio button has the focus. Radios are chosen on key down. */
export async function arrowTo(page: Page, radio: Locator, arrow = 'ArrowDown'): Promise<void> {
  await page.keyboard.down(arrow);
  await expect(radio).toBeFocused();
  await page.keyboard.up(arrow);
  await expect(radio).toBeChecked();
}

/** Tabs to a field and types into it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await expectRing(field);
  await page.keyboard.type(text);
}

/** Tabs to a control, waits until it's hydrated, and presses a key. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectRing(target);
  await waitForHydration(target);
  await page.keyboard.press(key);
}
