import { parse } from 'node:querystring';
import type { Request, Response } from 'express';
import { partsOf } from '#domain/api-calls/api-call';
import { OWNER_CHECK } from '#domain/served-pages/page-data';
import type { OwnRead } from '#server/pages/render-own-page';
import { ShopError } from '#server/platform/errors/shop-error';
import type { ApiContext } from './middleware/context';
import type { Route } from './route';

/** Whether the answer depends on the caller: the dashboard's reads, and who's signed in. */
function isOwn({ call: { role = 'admin', call, answer } }: Route): boolean {
  return (
    call.startsWith('GET ') && answer !== undefined && (role === 'admin' || call === `GET ${OWNER_CHECK}`)
  );
}

/** Without these, a list is complete (rule 11.5), and its answer is just the entries. */
const IN_PAGES = /(?:^|&)(?:page|limit)=/;

/** Makes a page's API calls in this process, with the same checks and answers as over the network. */
export function ownReads(routes: readonly Route[], context: ApiContext) {
  const reads = routes.filter(isOwn).map((route) => ({
    pattern: new RegExp(`^${partsOf(route.call).path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    answerTo: route.answerIn(context),
  }));
  return (req: Request, res: Response): OwnRead =>
    async (address) => {
      const [path = '', query = ''] = address.split('?');
      const read = reads.find(({ pattern }) => pattern.test(path));
      if (!read) return undefined;
      const params = Object.fromEntries(
        Object.entries(read.pattern.exec(path)?.groups ?? {}).map(([name, part]) => [
          name,
          decodeURIComponent(part),
        ]),
      );
      try {
        const sent = await read.answerTo(req, res, { params, query: parse(query) });
        if (!sent) return undefined;
        const body: unknown = JSON.parse(JSON.stringify(sent.body));
        return IN_PAGES.test(query) ? { entries: body, total: sent.total } : body;
      } catch (error) {
        // The page's scripts call again and show the error.
        if (error instanceof ShopError) return undefined;
        throw error;
      }
    };
}
