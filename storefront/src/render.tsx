import { text } from 'node:stream/consumers';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { TAB_PARAM } from '#domain/lists/dashboard-address';
import {
  ONLY_PANEL,
  type PageData,
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
} from '#domain/served-pages/page-data';
import { ServedPanel } from './admin/orders-tab/served-panel';
import { createQueryClient } from './api/query-client';
import { missingReads } from './api/served-reads';
import { ShopFactsProvider } from './api/shop-facts';
import { App } from './app/app';
import { loadPageAt } from './app/routes';
import { sitePageAt } from './app/site-pages';
import { DRAWN_FROM, tabFiles } from './first-paint/drawn-from';
import { ToastRegion } from './ui/toast';
import { layer } from './ui/tokens';

/** A page that takes longer is stuck waiting for something. */
const PATIENCE_MS = 10_000;

/** Elements that React writes before the page but that belong in the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** `URL` would read '//order' and '/x/../order' as other pages. */
function partsOf(url: string): { path: string; query: string } {
  const [path = '/', ...query] = url.split('?');
  return { path, query: query.join('?') };
}

/** @throws if a part of the page doesn't load */
async function renderPage({ url, data }: PageRequest): Promise<RenderedPage> {
  const { path, query } = partsOf(url);
  await loadPageAt(path, query);
  const queryClient = createQueryClient(data.reads);
  const params = new URLSearchParams(query);
  const isAlone = params.has(ONLY_PANEL);
  params.delete(ONLY_PANEL);
  const page = isAlone ? NO_PAGE : await renderHtml(<App data={data} queryClient={queryClient} />, url);
  const orderId = openOrder(path, params);
  const panel = orderId ? await renderPanel({ orderId, data, queryClient, url: `${path}?${params}` }) : '';
  return { ...page, panel, files: filesOf(url), missing: missingReads(queryClient) };
}

const NO_PAGE = { head: '', style: '', html: '' };

/** The order whose panel is open at a URL of the Orders tab. */
function openOrder(path: string, params: URLSearchParams): string | null {
  const isOrders = sitePageAt(path).name === 'admin' && (params.get(TAB_PARAM) ?? 'orders') === 'orders';
  return isOrders ? params.get('order') : null;
}

interface PanelRequest extends PageRequest {
  orderId: string;
  queryClient: QueryClient;
}

/** Renders an open order apart from its page, because React can't hydrate what a portal shows. */
async function renderPanel({ orderId, url, data, queryClient }: PanelRequest): Promise<string> {
  const panel = (
    // Otherwise the rules of parts that the page has, too, would override its more special ones.
    <StyleSheetManager namespace="#served-panel">
      <ShopFactsProvider value={data.facts}>
        <QueryClientProvider client={queryClient}>
          <ToastRegion>
            <ServedPanel orderId={orderId} />
          </ToastRegion>
        </QueryClientProvider>
      </ShopFactsProvider>
    </StyleSheetManager>
  );
  const { html, style } = await renderHtml(panel, url);
  // Marked styles would be taken over by the page's scripts.
  const rules = style.replaceAll(/<\/?style[^>]*>/g, '');
  // It stays on top of the page's own panel until that has its content.
  const place = `position:relative;z-index:${layer.dialog + 1}`;
  return html && `<div id="served-panel" style="${place}"><style>${rules}</style>${html}</div>`;
}

async function renderHtml(app: ReactNode, url: string): Promise<Omit<RenderedPage, 'files' | 'missing'>> {
  const styles = new ServerStyleSheet();
  let problem: unknown;
  try {
    const { prelude } = await prerender(
      styles.collectStyles(<StaticRouter location={url}>{app}</StaticRouter>),
      {
        signal: AbortSignal.timeout(PATIENCE_MS),
        // Without this, inline scripts would move large parts into place, and the Content-Security-Policy forbids those.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error: unknown) => {
          problem ??= error;
        },
      },
    );
    const page = await text(prelude);
    if (problem) throw problem;
    const [head = ''] = HEAD.exec(page) ?? [];
    return { head, style: styles.getStyleTags(), html: page.slice(head.length) };
  } finally {
    styles.seal();
  }
}

function filesOf(url: string): readonly string[] {
  const { path, query } = partsOf(url);
  const { name, files } = sitePageAt(path);
  return name === 'admin' ? [...files, ...tabFiles(new URLSearchParams(query))] : files;
}

/** Returns the key to cache a page under. Paths without a page share one. Only query parameters that change the page are in it. */
function cacheKey(url: string, { reads }: PageData): string {
  const { path, query } = partsOf(url);
  const { name } = sitePageAt(path);
  if (name === null) return '/404';
  return path + (DRAWN_FROM[name]?.keptQuery?.(new URLSearchParams(query), reads) ?? '');
}

function readsOf(url: string): readonly string[] {
  const { name } = sitePageAt(partsOf(url).path);
  return (name && DRAWN_FROM[name]?.reads) ?? [];
}

export default { cacheKey, readsOf, renderPage } satisfies PageRenderer;
