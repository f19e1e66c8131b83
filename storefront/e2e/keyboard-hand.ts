import { expect, type Locator, type Page } from '@playwright/test';
import { alive } from './shop-visitor';

/** Tabs on from where the focus is until it is on the target, and never far; back with 'Shift+Tab'. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`20 tabs do not reach ${target}`);
}

/** Holds when the focused element shows that it is: a ring of its own. */
export async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('outline-width', '3px');
  await expectOnTop(target);
}

/** Holds once the browser has brought the element into sight, when nothing lies over it, such as the bar docked on phones. */
async function expectOnTop(target: Locator): Promise<void> {
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, bottom] = [left + width / 2, top + height - 2];
      return [top + 2, bottom].every((y) => element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isOnTop, { message: `${target} is in plain sight` }).toBe(true);
}

/** Holds an arrow down until the next radio has the focus, as a hand does: it is chosen while the key is down. */
export async function arrowTo(page: Page, radio: Locator, arrow = 'ArrowDown'): Promise<void> {
  await page.keyboard.down(arrow);
  await expect(radio).toBeFocused();
  await page.keyboard.up(arrow);
  await expect(radio).toBeChecked();
}

/** Types into a field as a hand on the keyboard comes to it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await expectRing(field);
  await page.keyboard.type(text);
}

/** Presses a key on what the tabs lead to, when the page's scripts are there to hear it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectRing(target);
  await alive(target);
  await page.keyboard.press(key);
}
