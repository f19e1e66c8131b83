import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { headHtml } from '#domain/pages/head-html';
import type { HeadTag } from '#domain/pages/page-head';
import {
  type EmbeddedPageData,
  PAGE_DATA_ID,
  type PageData,
  type RenderedPage,
} from '#domain/served-pages/page-data';
import { changedFacts } from '#domain/shop-settings/shop-facts';

const scriptList = z.record(z.string(), z.array(z.string()));

const HEAD_PLACE = '<!--page-head-->';
const PAGE_PLACE = /<!--page-->[\s\S]*<!--\/page-->/;
const MODULES_PLACE = /(?<= data-modules=")[^"]*/;

const INLINE_SCRIPT = /<script data-modules="[^"]*">([\s\S]*?)<\/script>/g;

export interface PageShell {
  scriptHashes: Readonly<Record<'all' | 'dashboard', readonly string[]>>;
  complete: (page: RenderedPage, data: PageData, tags: readonly HeadTag[]) => string;
  /** The same shell for the dashboard. Its scripts load as soon as the content has arrived, and early keys aren't lost. */
  completeForWork: PageShell['complete'];
  empty: (data: PageData, tags: readonly HeadTag[]) => string;
}

export function openPageShell(folder: string): PageShell {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = scriptList.parse(JSON.parse(readFileSync(join(folder, '.vite/scripts.json'), 'utf8')));
  const workScript = readFileSync(join(folder, '.vite/early-work.js'), 'utf8');
  const fill = (page: RenderedPage, data: PageData, tags: readonly HeadTag[], { head = '', end = '' } = {}) =>
    withPageData(shell, data)
      // These are functions, because "$" is special in a replacement string.
      .replace(HEAD_PLACE, () => page.head + headHtml(missingIn(page.head, tags)))
      .replace('</head>', () => `${page.style}${head}</head>`)
      .replace(PAGE_PLACE, () => `<div id="root">${page.html}</div>${end}`)
      .replace(MODULES_PLACE, (entry) => modulesOf(scripts, entry, page.files).join(' '));
  const inline = Array.from(shell.matchAll(INLINE_SCRIPT), ([, script = '']) => script);
  const [entry = ''] = MODULES_PLACE.exec(shell) ?? [];
  return {
    scriptHashes: { all: inline.map(hashOf), dashboard: [...inline, workScript].map(hashOf) },
    complete: (page, data, tags) => fill(page, data, tags),
    completeForWork: (page, data, tags) => {
      const links = modulesOf(scripts, entry, page.files).map(
        (file) => `<link rel="modulepreload" href="${file}">`,
      );
      const end = (page.panel ?? '') + links.join('');
      return fill(page, data, tags, { head: `<script>${workScript}</script>`, end });
    },
    empty: (data, tags) => emptyPage(shell, data, tags),
  };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A page that the browser renders. */
export function emptyPage(shell: string, data: PageData, tags: readonly HeadTag[]): string {
  return withPageData(shell, data).replace(HEAD_PLACE, () => headHtml(tags.map(untilRendered)));
}

// A "<" would end the script element.
function withPageData(page: string, data: PageData): string {
  const written: EmbeddedPageData = { ...data, facts: changedFacts(data.facts) };
  const json = JSON.stringify(written).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  return page.replace('</body>', () => `${element}\n  </body>`);
}

function modulesOf(scripts: z.infer<typeof scriptList>, entry: string, files: readonly string[]): string[] {
  const needed = files.flatMap((file) => {
    const found = scripts[file];
    if (!found) throw new Error(`the build has no script of ${file}`);
    return found;
  });
  return [...new Set([entry, ...needed])];
}

// Rendered pages write these tags themselves.
const isRenderedTag = ({ tag, attributes }: HeadTag) =>
  tag === 'title' || ['description', 'robots'].includes(attributes?.name ?? '');

function missingIn(head: string, tags: readonly HeadTag[]): HeadTag[] {
  return tags.filter((tag) => !isRenderedTag(tag) || !head.includes(tag.attributes?.name ?? '<title'));
}

// The browser removes these tags after rendering (storefront/src/app/page-arrival.tsx).
function untilRendered(tag: HeadTag): HeadTag {
  return isRenderedTag(tag) ? { ...tag, attributes: { ...tag.attributes, 'data-until-rendered': '' } } : tag;
}
