import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { PageData, PageRenderer, PageRequest, RenderedPage } from '#domain/served-pages/page-data';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { NOT_FOUND, pageAt } from './app/site-pages';

/** A page that takes longer waits for something that never comes. */
const PATIENCE_MS = 10_000;

/** What React puts before the page: title, descriptions and the like, which belong into the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Draws a page as it is before anybody is known; throws when a part of it does not come. */
async function renderPage({ url, data }: PageRequest): Promise<RenderedPage> {
  const { pathname } = new URL(url, 'http://shop.invalid');
  const page = pageAt(pathname);
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
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const { path, keptQuery } = pageAt(pathname);
  if (path === NOT_FOUND.path) return '/404';
  return pathname + (keptQuery?.(searchParams, reads) ?? '');
}

export default {
  keptUrl,
  readsOf: (url) => pageAt(new URL(url, 'http://shop.invalid').pathname).reads ?? [],
  renderPage,
} satisfies PageRenderer;
