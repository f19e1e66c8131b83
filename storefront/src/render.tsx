import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { PageData, PageRenderer, PageRequest, RenderedPage } from '#domain/served-pages/page-data';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { sitePageAt } from './app/site-pages';
import { DRAWN_FROM } from './first-paint/drawn-from';

/** A page that takes longer waits for something that never comes. */
const PATIENCE_MS = 10_000;

/** What React puts before the page: title, descriptions and the like, which belong into the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Parts of an address as it was written: `URL` would read another page in '//order' and '/x/../order'. */
function partsOf(url: string): { path: string; query: string } {
  const [path = '/', ...query] = url.split('?');
  return { path, query: query.join('?') };
}

/** Draws a page as it is before anybody is known; throws when a part of it does not come. */
async function renderPage({ url, data }: PageRequest): Promise<RenderedPage> {
  const page = sitePageAt(partsOf(url).path);
  const styles = new ServerStyleSheet();
  let problem: unknown;
  try {
    const { prelude } = await prerender(
      styles.collectStyles(
        <StaticRouter location={url}>
          <App facts={data.facts} queryClient={createQueryClient(data.reads)} />
        </StaticRouter>,
      ),
      {
        signal: AbortSignal.timeout(PATIENCE_MS),
        // Else large parts come later, moved into place by inline scripts, which the Content-Security-Policy forbids.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error: unknown) => {
          problem ??= error;
        },
      },
    );
    const text = await new Response(prelude).text();
    if (problem) throw problem;
    const [head = ''] = HEAD.exec(text) ?? [];
    return {
      head,
      style: styles.getStyleTags(),
      html: text.slice(head.length),
      files: page.files,
    };
  } finally {
    styles.seal();
  }
}

/** Paths that are no page share one; of the query only what a page is drawn by counts. */
function keptUrl(url: string, { reads }: PageData): string {
  const { path, query } = partsOf(url);
  const { name } = sitePageAt(path);
  if (name === null) return '/404';
  return path + (DRAWN_FROM[name]?.keptQuery?.(new URLSearchParams(query), reads) ?? '');
}

/** The answers that the page at an address is drawn from. */
function readsOf(url: string): readonly string[] {
  const { name } = sitePageAt(partsOf(url).path);
  return (name && DRAWN_FROM[name]?.reads) ?? [];
}

export default {
  keptUrl,
  readsOf,
  renderPage,
} satisfies PageRenderer;
