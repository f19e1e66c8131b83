import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { headHtml } from '#domain/pages/head-html';
import type { HeadTag } from '#domain/pages/page-head';
import {
  PAGE_DATA_ID,
  type PageData,
  type RenderedPage,
  type WrittenPageData,
} from '#domain/served-pages/page-data';
import { toldFacts } from '#domain/shop-settings/shop-facts';

/** The scripts that each source file of the storefront needs, as the build has written them down. */
const scriptList = z.record(z.string(), z.array(z.string()));

const HEAD_PLACE = '<!--page-head-->';
const PAGE_PLACE = /<!--page-->[\s\S]*<!--\/page-->/;
const MODULES_PLACE = /(?<= data-modules=")[^"]*/;

/** The scripts that the build has written into the page; a script with a source is none of these. */
const INLINE_SCRIPT = /<script data-modules="[^"]*">([\s\S]*?)<\/script>/g;

/** The built page without its content, and what goes into it. */
export interface PageShell {
  /** The sums of the scripts that stand in the page itself, as a Content-Security-Policy names them. */
  scriptSums: readonly string[];
  /** The page as the server has drawn it. */
  whole: (page: RenderedPage, data: PageData, tags: readonly HeadTag[]) => string;
  /** The page that its scripts draw. */
  empty: (data: PageData, tags: readonly HeadTag[]) => string;
}

/** Reads the built storefront's page and the list of its scripts. */
export function openPageShell(folder: string): PageShell {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = scriptList.parse(JSON.parse(readFileSync(join(folder, '.vite/scripts.json'), 'utf8')));
  return {
    scriptSums: [...shell.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sumOf(script)),
    whole: (page, data, tags) =>
      withPageData(shell, data)
        // Functions, because a replacement text gives dollar signs a meaning.
        .replace(HEAD_PLACE, () => page.head + headHtml(missingIn(page.head, tags)))
        .replace('</head>', () => `${page.style}</head>`)
        .replace(PAGE_PLACE, () => `<div id="root">${page.html}</div>`)
        .replace(MODULES_PLACE, (entry) => modulesOf(scripts, entry, page.files).join(' ')),
    empty: (data, tags) => emptyPage(shell, data, tags),
  };
}

const sumOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A page that its scripts draw. */
export function emptyPage(shell: string, data: PageData, tags: readonly HeadTag[]): string {
  return withPageData(shell, data).replace(HEAD_PLACE, () => headHtml(tags.map(untilDrawn)));
}

/** The page's data at its end, as an element that no browser runs; a '<' in it would end the element. */
function withPageData(page: string, data: PageData): string {
  const written: WrittenPageData = { ...data, facts: toldFacts(data.facts) };
  const json = JSON.stringify(written).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  return page.replace('</body>', () => `${element}\n  </body>`);
}

/** The entry first, then each script that the page's own files need, once. */
function modulesOf(scripts: z.infer<typeof scriptList>, entry: string, files: readonly string[]): string[] {
  const needed = files.flatMap((file) => {
    const found = scripts[file];
    if (!found) throw new Error(`the build has no script of ${file}`);
    return found;
  });
  return [...new Set([entry, ...needed])];
}

/** Whether a page says this itself, once it is drawn. */
const isPages = ({ tag, attributes }: HeadTag) =>
  tag === 'title' || ['description', 'robots'].includes(attributes?.name ?? '');

/** What the page says of itself in its head, it says alone. */
function missingIn(head: string, tags: readonly HeadTag[]): HeadTag[] {
  return tags.filter((tag) => !isPages(tag) || !head.includes(tag.attributes?.name ?? '<title'));
}

/** The browser removes the first of its kind when it has drawn the page (storefront/src/app/page-arrival.tsx). */
function untilDrawn(tag: HeadTag): HeadTag {
  return isPages(tag) ? { ...tag, attributes: { ...tag.attributes, 'data-until-rendered': '' } } : tag;
}
