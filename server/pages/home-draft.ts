import type { Payload } from 'payload';
import { pageHead } from '#domain/pages/page-head';
import { PAGES } from '#domain/pages/pages';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import type { PageRenderer } from '#domain/served-pages/page-data';
import type { ShopSettingsPatch } from '#domain/shop-settings/shop-settings';
import { draftShopSettings } from '#server/shop-settings/read-shop-settings';
import { pageFactsWith, pageSource } from './page-data';
import type { PageShell } from './page-shell';

interface HomeDraftParts {
  payload: Payload;
  payment: PaymentSettings;
  shell: PageShell;
  renderer: PageRenderer;
}

/** Draws the home page with unsaved shop settings, for the owner. Never cached. */
export function homeDraft(parts: HomeDraftParts): (changes: ShopSettingsPatch) => Promise<string> {
  const { payload, shell, renderer } = parts;
  return async (changes) => {
    const url = PAGES.home;
    const facts = await pageFactsWith(payload, await draftShopSettings(payload, changes));
    const { reads } = await pageSource(parts, renderer.readsOf(url));
    const data = { facts: facts.shop, reads: reads() };
    const page = await renderer.renderPage({ url, data });
    return shell.complete(page, data, pageHead(url, { ...facts, siteUrl: null }));
  };
}
