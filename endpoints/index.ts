import { Router } from 'express';
import { config } from 'zod/mini';
import { type ApiCall, partsOf } from '#domain/api-calls/api-call';
import { MESSAGES } from '#domain/words/shop-texts';
import { accountRoutes, ownAccountRoutes } from './accounts';
import { catalogueRoutes } from './catalogue';
import { emailRoutes, questionRoutes } from './messages';
import { noStore } from './middleware/answer-headers';
import type { ApiContext } from './middleware/context';
import { notFound } from './middleware/errors';
import { ownOrigin } from './middleware/own-origin';
import { jsonBody } from './middleware/request-body';
import { orderRoutes } from './orders';
import { ownReads } from './own-reads';
import { paymentRoutes } from './payments';
import { pushRoutes } from './push';
import { replyRoutes } from './replies';
import { reviewRoutes } from './reviews';
import { mounted } from './route';
import { securityRoutes } from './security';
import { shipmentRoutes } from './shipments';
import { auditRoutes, healthRoutes, moneyRoutes, programRoutes, staffRoutes, workshopRoutes } from './shop';
import { textRoutes } from './texts';
import { trackRoutes } from './track';
import { trackingRoutes } from './tracking';
import { uploadRoutes } from './uploads';

const ROUTES = [
  ...catalogueRoutes,
  ...workshopRoutes,
  ...accountRoutes,
  ...trackRoutes,
  ...ownAccountRoutes,
  ...securityRoutes,
  ...pushRoutes,
  ...orderRoutes,
  ...replyRoutes,
  ...shipmentRoutes,
  ...paymentRoutes,
  ...trackingRoutes,
  ...textRoutes,
  ...moneyRoutes,
  ...uploadRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...emailRoutes,
  ...staffRoutes,
  ...auditRoutes,
  ...healthRoutes,
  ...programRoutes,
];

/** Makes the reads of the dashboard's pages, to render them. */
export const ownReadsIn = (context: ApiContext) => ownReads(ROUTES, context);

const routesOf = (isWanted: (call: ApiCall, path: string) => boolean) =>
  ROUTES.filter(({ call }) => isWanted(call, partsOf(call).path));

/** Calls that are answered before the middleware they don't need. */
export function earlyRouter(context: ApiContext): Router {
  return mounted(
    routesOf(({ early }) => early !== undefined),
    context,
  );
}

/** All other calls (rule 11.1). An answer under /api is never cached. */
export function apiRouter(context: ApiContext): Router {
  setPlainMessages();
  const origin = ownOrigin(context.ownSite.publicAddress, context.ownSite.listensOn);
  const inApi = (isWanted: (call: ApiCall) => boolean) =>
    mounted(
      routesOf((call, path) => path.startsWith('/api/') && !call.early && isWanted(call)),
      context,
    );
  const router = Router();
  router.use('/api', noStore);
  // These come before the rules for browsers and JSON, because email providers (RFC 8058) and PayPal make these calls.
  router.use(inApi(({ from }) => from === 'programs'));
  router.use('/api', origin);
  router.use(inApi(({ takes }) => takes === 'stream'));
  router.use('/api', ...jsonBody);
  router.use(inApi(({ from, takes }) => from !== 'programs' && takes !== 'stream'));
  router.use('/api', notFound);
  // These have the same path as a page of the storefront.
  const guards = [noStore, origin, ...jsonBody];
  router.use(
    mounted(
      routesOf((_call, path) => path.startsWith('/order')),
      context,
      guards,
    ),
  );
  router.use(
    mounted(
      routesOf((_call, path) => path.startsWith('/media/')),
      context,
    ),
  );
  router.use('/media', notFound);
  return router;
}

/** Replaces zod's own messages with plain ones, for schemas without a message. */
function setPlainMessages(): void {
  config({
    customError: ({ code, input }) => {
      if (input === undefined || input === null || input === '') return MESSAGES.fieldMissing;
      return code === 'invalid_value' ? MESSAGES.notOffered : MESSAGES.fieldWrong;
    },
  });
}
