import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Payload } from 'payload';
import { pinoHttp } from 'pino-http';
import { MANIFEST_PATH } from '#domain/app/app-manifest';
import { EDITOR_PATH } from '#domain/pages/pages';
import { apiRouter, earlyRouter, ownReadsIn } from '../../../endpoints';
import { answerManifest } from '../../../endpoints/app-manifest';
import { cachedLists } from '../../../endpoints/cached-lists';
import { editorHeaders, requestId, shopHeaders } from '../../../endpoints/middleware/answer-headers';
import type { ApiContext } from '../../../endpoints/middleware/context';
import { countRequests } from '../../../endpoints/middleware/count-requests';
import { editorGuard } from '../../../endpoints/middleware/editor-guard';
import { answerError, notFound } from '../../../endpoints/middleware/errors';
import { loggedPath } from '../../../endpoints/middleware/logged-path';
import { ownOrigin } from '../../../endpoints/middleware/own-origin';
import { plainPath } from '../../../endpoints/middleware/plain-path';
import { skipBody } from '../../../endpoints/middleware/request-body';
import { emailHandlers } from '../../email/email-handlers';
import { emailSettings } from '../../email/email-settings';
import { openHealth } from '../../health/open-health';
import type { PageShell } from '../../pages/page-shell';
import { openPayments } from '../../payments/open-payments';
import { bucketOf, openPhotoStore } from '../../photos/s3-store';
import { openLabels } from '../../shipments/open-labels';
import { type Env, isHttps } from '../environment/env';
import { createLimits } from '../limits/limits';
import { meterOf } from '../metrics/meter';
import { log } from '../tools/log';
import { inLogContext, type LogContext } from '../tools/log-context';
import type { OwnReads } from './storefront';

interface AppParts {
  payload: Payload;
  settings: Env;
  editor?: RequestHandler;
  /** Cached pages. Development leaves them out, because the storefront serves them there. */
  pages?: (ownReads: OwnReads) => RequestHandler;
  /** Development leaves these out, because its server renders no pages. */
  drawHome?: ApiContext['drawHome'];
  scriptHashes?: PageShell['scriptHashes'];
  storefront?: RequestHandler;
}

/** Builds the Express app without listening. */
export function createApp({
  payload,
  settings,
  editor,
  pages,
  drawHome = async () => '',
  scriptHashes = { all: [], dashboard: [] },
  storefront,
}: AppParts): Express {
  const https = isHttps(settings);
  const dev = settings.NODE_ENV === 'development';
  const email = emailSettings(payload, settings);
  const context = {
    payload,
    ownSite: { publicAddress: settings.SITE_URL, listensOn: settings.HOST },
    secureCookies: https,
    limits: createLimits(payload, settings.RATE_LIMITS),
    emailSettings: email,
    outboxHandlers: emailHandlers(email),
    payments: openPayments(payload, settings),
    labels: openLabels(settings),
    health: openHealth(payload, settings),
    store: openPhotoStore(settings),
    drawHome,
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('query parser', 'simple');
  // Cached answers set their own headers.
  app.set('etag', false);

  const headers = shopHeaders({
    https,
    dev,
    paypal: context.payments.mode === 'paypal',
    uploadsTo: bucketOf(settings)?.address,
    scriptHashes,
  });
  const meter = meterOf(payload);
  if (meter) app.use(countRequests(meter));
  app.use(cachedLists(payload, headers.plain));
  app.use(requestId);
  app.use(headers.set);
  app.use(requestContext);
  app.use(plainPath);
  app.use(earlyRouter(context));
  app.use(pinoHttp({ logger: log, genReqId, serializers, customLogLevel, ...withContext }));
  if (pages) app.use(pages(ownReadsIn(context)));
  app.use(compression());
  if (editor) {
    const guards = [
      editorHeaders(https, dev),
      ownOrigin(settings.SITE_URL, settings.HOST),
      editorGuard(context),
    ];
    app.all([EDITOR_PATH, `${EDITOR_PATH}/*path`], ...guards, editor);
    // Next serves more than static files in development.
    app.get(dev ? '/_next/*path' : '/_next/static/*path', editorHeaders(https, dev), editor);
  }
  app.use(apiRouter(context));
  if (storefront) {
    app.get(MANIFEST_PATH, answerManifest(payload));
    app.use(storefront);
  }
  app.use(skipBody, notFound, answerError);
  return app;
}

const genReqId = (_req: unknown, res: ServerResponse) => String(res.getHeader('X-Request-Id'));

/** Logs no headers, which contain cookies, and no secrets in URLs. */
const serializers = {
  req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
    id,
    method,
    url: loggedPath(url),
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
};

const contexts = new WeakMap<IncomingMessage, LogContext>();

const requestContext: RequestHandler = (req, _res, next) => {
  const context = { reqId: String(req.id) };
  contexts.set(req, context);
  inLogContext(context, next);
};

/** The end of a request runs outside of the request's context. */
const addContext = (req: IncomingMessage, line: object) => ({ ...contexts.get(req), ...line });

const withContext = {
  customSuccessObject: (req: IncomingMessage, _res: unknown, line: object) => addContext(req, line),
  customErrorObject: (req: IncomingMessage, _res: unknown, _error: unknown, line: object) =>
    addContext(req, line),
};

function customLogLevel(_req: unknown, { statusCode }: { statusCode: number }, error?: Error) {
  if (error || statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
}
