import { Router } from 'express';
import { speakPlainly } from '#domain/plain-words';
import { adminSessionRouter } from './admin-session';
import { apiDocsRouter } from './api-docs';
import type { ApiContext } from './context';
import { customerRouter } from './customer';
import { customersRouter } from './customers';
import { discountsRouter } from './discounts';
import { laceColorsRouter } from './lace-colors';
import { mailingListRouter } from './mailing-list';
import { messagesRouter } from './messages';
import { answerError, notFound } from './middleware/errors';
import { jsonBody } from './middleware/json-body';
import { noStore } from './middleware/no-store';
import { ownOrigin } from './middleware/own-origin';
import { objectsRouter } from './objects';
import { orderAdminRouter } from './order-admin';
import { ordersRouter } from './orders';
import { outboxRouter } from './outbox';
import { orderPaymentRouter, paymentAttemptsRouter, paymentSettingsRouter } from './payments';
import { paypalWebhookRouter } from './paypal-webhook';
import { receivedUploadsRouter } from './received-uploads';
import { servicesRouter } from './services';
import { sessionsRouter } from './sessions';
import { unsubscribeRouter } from './unsubscribe';
import { workGalleryRouter } from './work-gallery';

/** The documented calls under /api, one router per noun (spec 7). Answers are never cached. */
export function apiRouter(context: ApiContext, publicAddress: string | undefined): Router {
  speakPlainly();
  const router = Router();
  router.use(noStore);
  // Before the rules for browsers and JSON: mail providers (RFC 8058) and PayPal call them.
  router.use('/unsubscribe', unsubscribeRouter(context));
  router.use('/paypal', paypalWebhookRouter(context));
  router.use(ownOrigin(publicAddress));
  router.use('/objects/uploads', receivedUploadsRouter(context));
  router.use(...jsonBody);
  router.use('/objects', objectsRouter(context, publicAddress));
  router.use('/mailing-list', mailingListRouter(context));
  router.use('/discounts', discountsRouter(context));
  router.use('/orders', ordersRouter(context), orderAdminRouter(context), orderPaymentRouter(context));
  router.use(paymentSettingsRouter(context));
  router.use('/payment-attempts', paymentAttemptsRouter(context));
  router.use('/messages', messagesRouter(context));
  router.use('/outbox', outboxRouter(context));
  router.use('/customers', customersRouter(context));
  router.use('/services', servicesRouter(context));
  router.use('/lace-colors', laceColorsRouter(context));
  router.use('/admin/work-gallery', workGalleryRouter(context));
  router.use('/customer', customerRouter(context));
  router.use('/admin', adminSessionRouter(context));
  router.use(sessionsRouter(context), apiDocsRouter(context));
  router.use(notFound, answerError);
  return router;
}
