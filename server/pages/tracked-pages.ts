import type { Payload } from 'payload';
import { pageHead } from '#domain/pages/page-head';
import { PAGES } from '#domain/pages/pages';
import type { PageData, PageRenderer } from '#domain/served-pages/page-data';
import { type Env, siteUrl } from '#server/environment/env';
import { ShopError } from '#server/errors/shop-error';
import { mailSettings, shopOnOrders } from '#server/mail/mail-settings';
import { paymentMode } from '#server/payments/payment-mode';
import { log } from '#server/tools/log';
import { readTrack } from '#server/track/read-track';
import type { PageShell } from './page-shell';
import { readPageFacts } from './read-page-facts';

/** The page of one order, for who holds its link. */
export interface TrackedPage {
  status: 200 | 404;
  html: Buffer;
}

interface TrackedPagesParts {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/**
 * The pages of orders by the tokens of their links (rule 15.6). Each is drawn for the one who asks and then forgotten; no token
 * gets into a log.
 */
export function trackedPages(parts: TrackedPagesParts): (token: string) => Promise<TrackedPage> {
  const { payload, settings, shell, renderer } = parts;
  const mail = mailSettings(payload, settings);
  const takesOnlinePayment = paymentMode(settings) !== 'off';

  /** What the call of that page answers; null where it opens nothing. */
  async function readsOf(token: string): Promise<PageData['reads']> {
    const address = `/api${PAGES.track}/${token}`;
    try {
      const view = await readTrack({ payload, shop: await shopOnOrders(mail), takesOnlinePayment, token });
      // As a browser gets it.
      return { [address]: JSON.parse(JSON.stringify(view)) };
    } catch (error) {
      if (error instanceof ShopError && error.code === 'NOT_FOUND') return { [address]: null };
      log.error({ err: error }, 'an order could not be read for its page: its scripts read it');
      return {};
    }
  }

  return async (token) => {
    const url = `${PAGES.track}/${token}`;
    const [facts, reads] = await Promise.all([readPageFacts(payload), readsOf(token)]);
    const data = { facts: facts.shop, reads };
    const tags = pageHead(url, { ...facts, siteUrl: siteUrl(settings) });
    const page = await renderer.renderPage({ url, data }).catch((error: unknown) => {
      log.error({ err: error }, 'the page of an order could not be drawn: it goes out empty');
      return null;
    });
    const html = Buffer.from(page ? shell.whole(page, data, tags) : shell.empty(data, tags));
    return { status: Object.values(reads).includes(null) ? 404 : 200, html };
  };
}
