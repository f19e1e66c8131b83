import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Payload } from 'payload';
import { pageHead } from '#domain/pages/page-head';
import { pageWords } from '#domain/pages/page-words';
import { pageAt } from '#domain/pages/pages';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import type { PageData, PageRenderer, RenderedPage } from '#domain/served-pages/page-data';
import { log } from '#server/platform/tools/log';
import { tagOf } from '#server/platform/tools/tag-of';
import { type PageFacts, pageSource, readPageFacts } from './page-data';
import type { PageShell } from './page-shell';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

// The slowest settings make pages a tenth smaller, so more pages fit into the first packets.
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY;
// Each page takes about 90 kB. The page that wasn't used for the longest time is dropped first.
const PAGES_MAX = 100;

export interface CachedPage {
  status: 200 | 404;
  unlisted: boolean;
  etag: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export interface PageRequest {
  url: string;
  siteUrl: string | null;
}

interface Kind {
  key: string;
  facts: PageFacts;
  data: PageData;
  rendered: Map<string, Promise<RenderedPage>>;
  pages: Map<string, Promise<CachedPage>>;
}

interface CachedPagesParts {
  payload: Payload;
  shell: PageShell;
  renderer: PageRenderer;
  payment: PaymentSettings;
}

/** Caches rendered pages until their data changes. If a page can't be rendered, it's sent empty, and the browser renders it. */
export function cachePages(parts: CachedPagesParts): (request: PageRequest) => Promise<CachedPage> {
  const { payload, renderer } = parts;
  const kinds = new Map<string, Kind>();
  return async ({ url, siteUrl }) => {
    const addresses = renderer.readsOf(url);
    const facts = await readPageFacts(payload);
    const { key, reads } = await pageSource(parts, addresses).catch((error: unknown) => {
      log.error({ err: error }, 'what a page is made from could not be read: its scripts read it');
      return pageSource(parts, []);
    });
    const kindName = addresses.join(' ');
    let kind = kinds.get(kindName);
    if (kind?.key !== key || kind.facts !== facts) {
      const data = { facts: facts.shop, reads: reads() };
      kind = { key, facts, data, rendered: new Map(), pages: new Map() };
      kinds.set(kindName, kind);
    }
    const cacheKey = renderer.cacheKey(url, kind.data);
    return cached(kind.pages, `${siteUrl} ${cacheKey}`, () => buildPage(parts, kind, cacheKey, siteUrl));
  };
}

function cached<Value>(
  values: Map<string, Promise<Value>>,
  key: string,
  create: () => Promise<Value>,
): Promise<Value> {
  const existing = values.get(key);
  const value = existing ?? create();
  values.delete(key);
  values.set(key, value);
  if (!existing) value.catch(() => values.delete(key));
  const [oldest] = values.keys();
  if (values.size > PAGES_MAX && oldest !== undefined) values.delete(oldest);
  return value;
}

async function buildPage(
  { shell, renderer }: CachedPagesParts,
  { facts, data, rendered, pages }: Kind,
  url: string,
  siteUrl: string | null,
): Promise<CachedPage> {
  const [path = '/'] = url.split('?');
  const name = pageAt(path, facts.shop.texts);
  const tags = pageHead(path, { ...facts, siteUrl });
  const page = await cached(rendered, url, () => renderer.renderPage({ url, data })).catch(
    (error: unknown) => {
      log.error({ err: error, url }, 'a page could not be drawn: it goes out empty');
      pages.delete(`${siteUrl} ${url}`);
      return null;
    },
  );
  const html = Buffer.from(page ? shell.complete(page, data, tags) : shell.empty(data, tags));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([packBrotli(html, { params }), packGzip(html)]);
  return {
    status: name ? 200 : 404,
    unlisted: pageWords(name, facts.shop).unlisted === true,
    etag: tagOf(html),
    html,
    br,
    gzip: gzipped,
  };
}
