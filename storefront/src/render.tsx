import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { TAB_PARAM } from '#domain/lists/dashboard-address';
import type { PageData, PageRenderer, PageRequest, RenderedPage } from '#domain/served-pages/page-data';
import { createQueryClient } from './api/query-client';
import { missingReads } from './api/served-reads';
import { App } from './app/app';
import { loadPageAt } from './app/routes';
import { sitePageAt } from './app/site-pages';
import { DRAWN_FROM, tabFiles } from './first-paint/drawn-from';

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
  const page = await renderHtml(<App data={data} queryClient={queryClient} />, url);
  return { ...page, files: filesOf(url), missing: missingReads(queryClient) };
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
    const text = await new Response(prelude).text();
    if (problem) throw problem;
    const [head = ''] = HEAD.exec(text) ?? [];
    return { head, style: styles.getStyleTags(), html: text.slice(head.length) };
  } finally {
    styles.seal();
  }
}

function filesOf(url: string): readonly string[] {
  const { path, query } = partsOf(url);
  const { name, files } = sitePageAt(path);
  return name === 'admin' ? [...files, ...tabFiles(new URLSearchParams(query).get(TAB_PARAM))] : files;
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
