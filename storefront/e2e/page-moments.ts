import type { Page } from '@playwright/test';

/**
 * Records when an element appears and disappears, in ms on the page's own clock, so a busy machine doesn't skew it. Call it before `goto`.
 * Returns one line per change.
 */
export async function recordMoments(page: Page, selector: string): Promise<{ came: boolean; at: number }[]> {
  const moments: { came: boolean; at: number }[] = [];
  const name = `noted${crypto.randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(name, (came: boolean, at: number) => moments.push({ came, at }));
  await page.addInitScript(`{
    let there = false;
    new MutationObserver(() => {
      const found = document.querySelector(${JSON.stringify(selector)}) !== null;
      if (found !== there) ${name}(found, performance.now());
      there = found;
    }).observe(document, { childList: true, subtree: true });
  }`);
  return moments;
}
