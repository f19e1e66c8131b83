import { Router } from 'express';
import { adminSessionRouter } from './admin-session';
import type { ApiContext } from './context';
import { customerRouter } from './customer';
import { customersRouter } from './customers';
import { discountsRouter } from './discounts';
import { laceColorsRouter } from './lace-colors';
import { mailingListRouter } from './mailing-list';
import { answerError, notFound } from './middleware/errors';
import { jsonBody } from './middleware/json-body';
import { ownOrigin } from './middleware/own-origin';
import { objectsRouter } from './objects';
import { orderAdminRouter } from './order-admin';
import { ordersRouter } from './orders';
import { receivedUploadsRouter } from './received-uploads';
import { servicesRouter } from './services';
import { sessionsRouter } from './sessions';
import { workGalleryRouter } from './work-gallery';

/** The documented calls under /api, one router per noun (spec 7). Answers are never cached. */
export function apiRouter(context: ApiContext, publicAddress: string | undefined): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.use(ownOrigin(publicAddress));
  router.use('/objects/uploads', receivedUploadsRouter(context));
  router.use(...jsonBody);
  router.use('/objects', objectsRouter(context, publicAddress));
  router.use('/mailing-list', mailingListRouter(context));
  router.use('/discounts', discountsRouter(context));
  router.use('/orders', ordersRouter(context), orderAdminRouter(context));
  router.use('/customers', customersRouter(context));
  router.use('/services', servicesRouter(context));
  router.use('/lace-colors', laceColorsRouter(context));
  router.use('/admin/work-gallery', workGalleryRouter(context));
  router.use('/customer', customerRouter(context));
  router.use('/admin', adminSessionRouter(context));
  router.use(sessionsRouter(context));
  router.use(notFound, answerError);
  return router;
}
