import type { Payload } from 'payload';
import { checkAnswer } from '#domain/customers/session-contract';
import { ONLY_PANEL, OWNER_CHECK, type PageRenderer } from '#domain/served-pages/page-data';
import type { Env } from '#server/platform/environment/env';
import { log } from '#server/platform/tools/log';
import { readList } from './page-data';
import type { PageShell } from './page-shell';
import { type OwnRead, renderOwnPage } from './render-own-page';

interface OwnersPagesParts {
  payload: Payload;
  settings: Env;
  shell: PageShell;
  renderer: PageRenderer;
}

/** Filters by day depend on the browser's time zone, and the server doesn't know it. */
const NAMES_DAYS = /[?&](?:from|to)=/;

/** Renders a page for one person, never cached or logged. Null without a session, or if that fails. */
export function ownersPages(parts: OwnersPagesParts) {
  async function render(url: string, read: OwnRead): Promise<Buffer | null> {
    const check = checkAnswer.safeParse(await read(OWNER_CHECK)).data;
    if (!check?.isAuthenticated || NAMES_DAYS.test(url)) return null;
    const { page, data, tags } = await renderOwnPage(parts, {
      url,
      reads: { [OWNER_CHECK]: check },
      read: async (address) => (await readList(parts.payload, address)) ?? read(address),
    });
    if (!page) return null;
    const isPanel = new URLSearchParams(url.split('?')[1]).has(ONLY_PANEL);
    return Buffer.from(isPanel ? (page.panel ?? '') : parts.shell.completeForWork(page, data, tags));
  }

  return (url: string, read: OwnRead): Promise<Buffer | null> =>
    render(url, read).catch((error: unknown) => {
      log.error({ err: error }, 'a dashboard page could not be rendered and is sent as an empty shell');
      return null;
    });
}
