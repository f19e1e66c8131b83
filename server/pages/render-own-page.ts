import type { Payload } from 'payload';
import { type HeadTag, pageHead } from '#domain/pages/page-head';
import type { PageData, PageRenderer, RenderedPage } from '#domain/served-pages/page-data';
import { type Env, siteUrl } from '#server/platform/environment/env';
import { log } from '#server/platform/tools/log';
import { readPageFacts } from './page-data';

/** Reads an API URL as the person who requested the page. Resolves to undefined if they may not read it. */
export type OwnRead = (address: string) => Promise<unknown>;

interface Renderer {
  payload: Payload;
  settings: Env;
  renderer: PageRenderer;
}

interface OwnPage {
  url: string;
  reads: PageData['reads'] | Promise<PageData['reads']>;
  /** Makes the other API calls that the page needs. Without this function, the page's scripts make them. */
  read?: OwnRead;
}

interface RenderedOwnPage {
  /** Null if the page couldn't be rendered. */
  page: RenderedPage | null;
  data: PageData;
  tags: readonly HeadTag[];
}

/** Renders a page for one person. It's never cached, and its URL is never logged, because it can be a secret. */
export async function renderOwnPage(
  { payload, settings, renderer }: Renderer,
  { url, read, ...page }: OwnPage,
): Promise<RenderedOwnPage> {
  const [facts, reads] = await Promise.all([readPageFacts(payload), page.reads]);
  const [path = '/'] = url.split('?');
  const tags = pageHead(path, { ...facts, siteUrl: siteUrl(settings) });
  const data = { facts: facts.shop, reads: { ...reads } };
  try {
    return { page: await renderWithReads(renderer, { url, data, read }), data, tags };
  } catch (error) {
    log.error({ err: error }, "a person's page could not be rendered and is sent as an empty shell");
    return { page: null, data, tags };
  }
}

/** An answer may lead to more reads. This is the most rounds a page makes. */
const PASSES = 4;

interface Rendering {
  url: string;
  data: PageData;
  read?: OwnRead;
}

/** Renders a page until it has every response it asks for, and adds them to `data.reads`. */
async function renderWithReads(
  renderer: PageRenderer,
  { url, data, read }: Rendering,
): Promise<RenderedPage> {
  const refused = new Set<string>();
  for (let pass = 1; ; pass += 1) {
    const page = await renderer.renderPage({ url, data });
    const missing = page.missing.filter(({ address }) => !refused.has(address) && !(address in data.reads));
    if (!read || missing.length === 0 || pass === PASSES) return page;
    await Promise.all(
      missing.map(async ({ address, take }) => {
        const answer = await read(address);
        if (answer === undefined) refused.add(address);
        else data.reads[address] = take ? await take(answer) : answer;
      }),
    );
  }
}
