import { escapeHtml } from './head-html';
import { indexedPages } from './page-words';
import { EDITOR_PATH, type OwnerText, PAGES, pageAt } from './pages';

export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';

/** robots.txt (rule 2.12). Pages that shouldn't be indexed say so themselves, so crawlers must be able to read them. */
export function robotsTxt(siteUrl: string | null): string {
  const list = siteUrl === null ? [] : ['', `Sitemap: ${siteUrl}${SITEMAP_PATH}`];
  return ['User-agent: *', `Disallow: ${EDITOR_PATH}`, ...list, ''].join('\n');
}

/** The existing public pages as a sitemap. */
export function sitemapXml(siteUrl: string, texts: readonly OwnerText[]): string {
  const pages = indexedPages().filter((name) => pageAt(PAGES[name], texts) !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((name) => `  <url><loc>${escapeHtml(`${siteUrl}${PAGES[name]}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
