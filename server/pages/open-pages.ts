import type { Payload } from 'payload';
import { robotsTxt, sitemapXml } from '#domain/pages/site-map';
import type { PageRenderer } from '#domain/served-pages/page-data';
import type { Env } from '#server/environment/env';
import { addressFor, type Reached } from '#server/environment/own-address';
import { paymentMode } from '#server/payments/payment-mode';
import { type KeptPage, keepPages } from './kept-pages';
import type { PageShell } from './page-shell';
import { readPageFacts } from './read-page-facts';
import { type TrackedPage, trackedPages } from './tracked-pages';

/** The texts that are made from what the owner has set. */
export interface Pages {
  /** A page of the storefront, by its path and query. */
  page: (url: string, reached: Reached) => Promise<KeptPage>;
  /** The page of the order that a token opens. */
  tracked: (token: string) => Promise<TrackedPage>;
  robots: (reached: Reached) => string;
  /** Null while the shop's address is not known: a sitemap holds whole addresses. */
  sitemap: (reached: Reached) => Promise<string | null>;
}

interface OpenPages {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/** The pages of a shop. Whole addresses in them are the public one or the shop's own (`addressFor`), else there are none. */
export function openPages({ payload, settings, shell, renderer }: OpenPages): Pages {
  const payment = { mode: paymentMode(settings), clientId: settings.PAYPAL_CLIENT_ID ?? null };
  const page = keepPages({ payload, shell, renderer, payment });
  return {
    page: (url, reached) => page({ url, siteUrl: addressFor(settings, reached) }),
    tracked: trackedPages({ payload, settings, shell, renderer }),
    robots: (reached) => robotsTxt(addressFor(settings, reached)),
    sitemap: async (reached) => {
      const siteUrl = addressFor(settings, reached);
      return siteUrl && sitemapXml(siteUrl, (await readPageFacts(payload)).shop.texts);
    },
  };
}
