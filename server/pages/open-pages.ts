import type { Payload } from 'payload';
import { robotsTxt, sitemapXml } from '#domain/pages/site-map';
import type { PageRenderer } from '#domain/served-pages/page-data';
import { type Env, siteUrl } from '#server/environment/env';
import { paymentMode } from '#server/payments/payment-mode';
import { type KeptPage, keepPages } from './kept-pages';
import type { PageShell } from './page-shell';
import { readPageFacts } from './read-page-facts';
import { type TrackedPage, trackedPages } from './tracked-pages';

/** The texts that are made from what the owner has set; `calledAs` is the address by which the server was called. */
export interface Pages {
  /** A page of the storefront, by its path and query. */
  page: (url: string, calledAs: string) => Promise<KeptPage>;
  /** The page of the order that a token opens. */
  tracked: (token: string) => Promise<TrackedPage>;
  robots: (calledAs: string) => string;
  sitemap: (calledAs: string) => Promise<string>;
}

interface OpenPages {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/** The pages of a shop. Absolute addresses in them are the public one, else that by which the server was called. */
export function openPages({ payload, settings, shell, renderer }: OpenPages): Pages {
  const payment = { mode: paymentMode(settings), clientId: settings.PAYPAL_CLIENT_ID ?? null };
  const page = keepPages({ payload, shell, renderer, payment });
  const addressOf = (calledAs: string) => addressFrom(settings, calledAs);
  return {
    page: (url, calledAs) => page({ url, siteUrl: addressOf(calledAs) }),
    tracked: trackedPages({ payload, settings, shell, renderer }),
    robots: (calledAs) => robotsTxt(addressOf(calledAs)),
    sitemap: async (calledAs) => sitemapXml(addressOf(calledAs), (await readPageFacts(payload)).shop.texts),
  };
}

/** The shop's address: the public one, else that by which the server was called, where it is one. */
export const addressFrom = (settings: Env, calledAs: string): string =>
  settings.SITE_URL ?? (URL.canParse(calledAs) ? new URL(calledAs).origin : siteUrl(settings));
