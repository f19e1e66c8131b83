import type { Page } from '@playwright/test';

/**
 * Notes in the page itself, by the page's own clock, when an element comes and goes, so that a busy machine that looks
 * late does not measure wrong. Call it before `goto`; answers one line per coming and going, in ms.
 */
export async function noteMoments(page: Page, selector: string): Promise<{ came: boolean; at: number }[]> {
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
