import type { Payload } from 'payload';
import { checkAnswer } from '#domain/customers/session-contract';
import { pageHead } from '#domain/pages/page-head';
import { OWNER_CHECK, type PageRenderer } from '#domain/served-pages/page-data';
import { type Env, siteUrl } from '#server/platform/environment/env';
import { log } from '#server/platform/tools/log';
import { readList, readPageFacts } from './page-data';
import type { PageShell } from './page-shell';

/** Reads an API URL as the person who requested the page; undefined without permission. */
export type OwnRead = (address: string) => Promise<unknown>;

interface OwnersPagesParts {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/** Filters by day depend on the browser's time zone, which the server doesn't know. */
const NAMES_DAYS = /[?&](?:from|to)=/;

/**
 * The dashboard's pages, rendered on each request for the signed-in person, and never cached or logged. Null without a session or
 * if rendering fails: then the page is sent as an empty shell.
 */
export function ownersPages({ payload, settings, shell, renderer }: OwnersPagesParts) {
  async function draw(url: string, read: OwnRead): Promise<Buffer | null> {
    const check = checkAnswer.safeParse(await read(OWNER_CHECK)).data;
    if (!check?.isAuthenticated || NAMES_DAYS.test(url)) return null;
    const facts = await readPageFacts(payload);
    const page = await renderer.renderPage({
      url,
      data: { facts: facts.shop, reads: { [OWNER_CHECK]: check } },
      read: async (address) => (await readList(payload, address)) ?? read(address),
    });
    const [path = '/'] = url.split('?');
    const tags = pageHead(path, { ...facts, siteUrl: siteUrl(settings) });
    return Buffer.from(shell.completeForWork(page, { facts: facts.shop, reads: page.reads }, tags));
  }

  return (url: string, read: OwnRead): Promise<Buffer | null> =>
    draw(url, read).catch((error: unknown) => {
      log.error({ err: error }, 'a dashboard page could not be rendered and is sent as an empty shell');
      return null;
    });
}
