import { expect, type Page } from '@playwright/test';

/** What a person presses or fills in, as a snapshot of the page names it. */
const CONTROL =
  /^\s*- '?(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem\w*) "((?:[^"\\]|\\.)*)"/;
/** Logging out, from the header or the page, and closing a dialog, by its cross or its button: both do the same thing. */
const SAME = ['Logout', 'Close'];
/** The specification gives the header's link and the login's button the same label. */
const SPECIFIED = ['Login'];
/** The line below a link. */
const ADDRESS = /^\s*- \/url: (.*)$/;

/** The names that two controls in sight have, of whatever kind; links that lead to the same place may share one. */
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

/** Holds when no two controls in sight share a name, unless they do the same thing (rule 2.19). */
export async function expectOwnNames(page: Page, where: string): Promise<void> {
  expect(await sharedNames(page), `names that two controls share: ${where}`).toEqual([]);
}
