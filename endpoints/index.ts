import { Router } from 'express';
import type { ApiContext } from './context';
import { discountsRouter } from './discounts';
import { mailingListRouter } from './mailing-list';
import { answerError, notFound } from './middleware/errors';
import { jsonBody } from './middleware/json-body';
import { ownOrigin } from './middleware/own-origin';
import { ordersRouter } from './orders';
import { sessionsRouter } from './sessions';

/** The documented calls under /api, one router per noun (spec 7). Answers are never cached. */
export function apiRouter(context: ApiContext, publicAddress: string | undefined): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.use(ownOrigin(publicAddress), ...jsonBody);
  router.use('/mailing-list', mailingListRouter(context));
  router.use('/discounts', discountsRouter(context));
  router.use('/orders', ordersRouter(context));
  router.use(sessionsRouter(context));
  router.use(notFound, answerError);
  return router;
}
