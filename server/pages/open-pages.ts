import type { Payload } from 'payload';
import { PAGES } from '#domain/pages/pages';
import { robotsTxt, sitemapXml } from '#domain/pages/site-map';
import type { PageData, PageRenderer } from '#domain/served-pages/page-data';
import type { ShopSettingsPatch } from '#domain/shop-settings/shop-settings';
import { emailSettings, shopOnOrders } from '#server/email/email-settings';
import { paymentMode } from '#server/payments/open-payments';
import type { Env } from '#server/platform/environment/env';
import { addressFor, type Reached } from '#server/platform/environment/own-address';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { openLabels } from '#server/shipments/open-labels';
import { openTexts } from '#server/texts/open-texts';
import { readTrack } from '#server/track/read-track';
import { type CachedPage, cachePages } from './cached-pages';
import { homeDraft } from './home-draft';
import { ownersPages } from './owners-pages';
import { readPageFacts } from './page-data';
import type { PageShell } from './page-shell';
import { type OwnRead, renderOwnPage } from './render-own-page';

export interface Pages {
  page: (url: string, reached: Reached) => Promise<CachedPage>;
  tracked: (token: string) => Promise<TrackedPage>;
  drawHome: (changes: ShopSettingsPatch) => Promise<string>;
  owners: (url: string, read: OwnRead) => Promise<Buffer | null>;
  robots: (reached: Reached) => string;
  /** Null if the shop's address is unknown. */
  sitemap: (reached: Reached) => Promise<string | null>;
}

interface OpenPages {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/** The shop's pages, with absolute URLs where the shop's address is known. */
export function openPages({ payload, settings, shell, renderer }: OpenPages): Pages {
  const payment = { mode: paymentMode(settings), clientId: settings.PAYPAL_CLIENT_ID ?? null };
  const page = cachePages({ payload, shell, renderer, payment });
  return {
    page: (url, reached) => page({ url, siteUrl: addressFor(settings, reached) }),
    tracked: trackedPages({ payload, settings, shell, renderer }),
    drawHome: homeDraft({ payload, shell, renderer, payment }),
    owners: ownersPages({ payload, settings, shell, renderer }),
    robots: (reached) => robotsTxt(addressFor(settings, reached)),
    sitemap: async (reached) => {
      const siteUrl = addressFor(settings, reached);
      return siteUrl && sitemapXml(siteUrl, (await readPageFacts(payload)).shop.texts);
    },
  };
}

export interface TrackedPage {
  status: 200 | 404;
  html: Buffer;
}

// Order pages (rule 15.6) are rendered for each request and never cached or logged.
function trackedPages(parts: OpenPages): (token: string) => Promise<TrackedPage> {
  const { payload, settings, shell } = parts;
  const email = emailSettings(payload, settings);
  const takesOnlinePayment = paymentMode(settings) !== 'off';
  const hasLabels = openLabels(settings).isOn;
  const hasTexts = openTexts(settings) !== null;

  async function readsOf(token: string): Promise<PageData['reads']> {
    const address = `/api${PAGES.track}/${token}`;
    try {
      const view = await readTrack({
        payload,
        shop: await shopOnOrders(email),
        takesOnlinePayment,
        hasLabels,
        hasTexts,
        token,
      });
      return { [address]: JSON.parse(JSON.stringify(view)) };
    } catch (error) {
      if (error instanceof ShopError && error.code === 'NOT_FOUND') return { [address]: null };
      log.error({ err: error }, 'an order could not be read for its page: its scripts read it');
      return {};
    }
  }

  return async (token) => {
    const url = `${PAGES.track}/${token}`;
    const { page, data, tags } = await renderOwnPage(parts, { url, reads: readsOf(token) });
    const html = Buffer.from(page ? shell.complete(page, data, tags) : shell.empty(data, tags));
    return { status: Object.values(data.reads).includes(null) ? 404 : 200, html };
  };
}
