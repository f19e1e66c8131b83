import type { Payload } from 'payload';
import { headHtml } from '#domain/pages/head-html';
import { type HeadTag, pageHead } from '#domain/pages/page-head';
import { pageWords } from '#domain/pages/page-words';
import { pageAt } from '#domain/pages/pages';
import { robotsTxt, sitemapXml } from '#domain/pages/site-map';
import { SHOP_FACTS_ID, type ShopFacts } from '#domain/shop-settings/shop-facts';
import { type Env, siteUrl } from '#server/environment/env';
import { type PageFacts, readPageFacts } from './read-page-facts';

/** What is asked for, and by what address the server was called. */
export interface AskedPage {
  /** Without its query. */
  path: string;
  calledAs: string;
}

export interface ReadyPage {
  status: 200 | 404;
  /** Search engines are to leave it out. */
  unlisted: boolean;
  html: string;
}

/** The texts that are made from what the owner has set, each kept in memory under what it was made from. */
export interface Pages {
  /** The storefront's page with head and data written into it. */
  page: (shell: string, asked: AskedPage) => Promise<ReadyPage>;
  robots: (asked: AskedPage) => string;
  sitemap: (asked: AskedPage) => Promise<string>;
}

/** A shop without a public address may be called by any name; so many pages are kept, then all are made anew. */
const KEPT_MAX = 200;

/** The pages of a shop. Absolute addresses in them are the public one, else that by which the server was called. */
export function openPages(payload: Payload, settings: Env): Pages {
  const made = new WeakMap<PageFacts, Map<string, { shell: string; page: ReadyPage }>>();
  const addressOf = ({ calledAs }: AskedPage) =>
    settings.SITE_URL ?? (URL.canParse(calledAs) ? new URL(calledAs).origin : siteUrl(settings));
  return {
    async page(shell, asked) {
      const facts = await readPageFacts(payload);
      const pages = made.get(facts) ?? new Map();
      made.set(facts, pages);
      const address = addressOf(asked);
      const key = `${address} ${pageAt(asked.path, facts.shop.texts)}`;
      const kept = pages.get(key);
      if (kept?.shell === shell) return kept.page;
      const page = readyPage({ shell, path: asked.path, siteUrl: address, facts });
      if (pages.size >= KEPT_MAX) pages.clear();
      pages.set(key, { shell, page });
      return page;
    },
    robots: (asked) => robotsTxt(addressOf(asked)),
    sitemap: async (asked) => sitemapXml(addressOf(asked), (await readPageFacts(payload)).shop.texts),
  };
}

interface Made {
  shell: string;
  path: string;
  siteUrl: string;
  facts: PageFacts;
}

function readyPage({ shell, path, siteUrl, facts }: Made): ReadyPage {
  const name = pageAt(path, facts.shop.texts);
  const head = headHtml(pageHead(path, { ...facts, siteUrl }).map(untilRendered));
  return {
    status: name ? 200 : 404,
    unlisted: pageWords(name, facts.shop).unlisted === true,
    // A function, because a replacement text gives dollar signs a meaning.
    html: shell.replace('</head>', () => `${head}\n    ${factsElement(facts.shop)}\n  </head>`),
  };
}

/** What the page writes itself once it is there: it removes the first of its kind then (storefront/src/app/page-arrival.tsx). */
function untilRendered(tag: HeadTag): HeadTag {
  const isPages = tag.tag === 'title' || ['description', 'robots'].includes(tag.attributes?.name ?? '');
  return isPages ? { ...tag, attributes: { ...tag.attributes, 'data-until-rendered': '' } } : tag;
}

/** Data, which no browser runs; a '<' in it would end the element. */
function factsElement(facts: ShopFacts): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SHOP_FACTS_ID}">${json}</script>`;
}
