import { type Response, Router } from 'express';
import { isUnsubscribeLink, unsubscribe } from '#server/mailing-list/unsubscribe';
import type { ApiContext } from './context';
import { PAGE_HEADERS, type UnsubscribeState, unsubscribePage } from './unsubscribe-page';

/**
 * The link in messages to many, under /api/unsubscribe. GET shows a page and changes nothing, because mail programs open
 * links ahead of their readers; POST unsubscribes, from the page's form or straight from a mail provider (RFC 8058). Its
 * body says nothing that the link does not, so none is read.
 */
export function unsubscribeRouter({ payload }: Pick<ApiContext, 'payload'>): Router {
  const router = Router();
  const answer = (res: Response, state: UnsubscribeState) =>
    res
      .status(state === 'unknown' ? 404 : 200)
      .set(PAGE_HEADERS)
      .type('html')
      .send(unsubscribePage(state, payload.email.defaultFromName));
  router.get('/:token', async (req, res) => {
    const isKnown = await isUnsubscribeLink({ payload, token: req.params.token });
    answer(res, isKnown ? 'asked' : 'unknown');
  });
  router.post('/:token', async (req, res) => {
    const isDone = await unsubscribe({ payload, token: req.params.token });
    answer(res, isDone ? 'done' : 'unknown');
  });
  return router;
}
