import { expect, type Page } from '@playwright/test';

const CONTROL =
  /^\s*- '?(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem\w*) "((?:[^"\\]|\\.)*)"/;
/** Both Logout buttons do the same thing, and so do a dialog's two ways to close it. */
const SAME = ['Logout', 'Close'];
/** The specification gives the header's link and the login's button the same label. */
const SPECIFIED = ['Login'];
const ADDRESS = /^\s*- \/url: (.*)$/;

async function sharedNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const does = new Map<string, Set<string | number>>();
  for (const [index, line] of lines.entries()) {
    const [, name] = CONTROL.exec(line) ?? [];
    const address = ADDRESS.exec(lines[index + 1] ?? '')?.[1];
    if (name) does.set(name, (does.get(name) ?? new Set()).add(address ?? index));
  }
  return [...does]
    .filter(([name, all]) => all.size > 1 && ![...SAME, ...SPECIFIED].includes(name))
    .map(([name]) => name);
}

/** Expects visible controls to have unique names, unless they do the same thing (rule 2.19). */
export async function expectUniqueNames(page: Page, where: string): Promise<void> {
  expect(await sharedNames(page), `names that two controls share: ${where}`).toEqual([]);
}
