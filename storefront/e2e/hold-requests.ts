import type { Page } from '@playwright/test';
import { gate } from '#server/testing/gate';

/** Holds a page's requests for a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
