import { randomBytes, randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isDashboard, isPayingPage } from '#domain/pages/pages';

export const REQUEST_ID_HEADER = 'X-Request-Id';

export const newRequestId = (): string => randomUUID();

/** Gives every request an ID for its log lines, response header, and error answer. */
export const requestId: RequestHandler = (req, res, next) => {
  req.id = newRequestId();
  res.setHeader(REQUEST_ID_HEADER, req.id);
  next();
};

/** API answers are never cached. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** The domains that PayPal's script needs (developer.paypal.com/sdk/js/best-practices). */
const PAYPAL_PLACES = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

const shared = (https: boolean) => ({
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  // PayPal's window talks back to the page that opened it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  crossOriginEmbedderPolicy: false,
  // These are for obsolete browsers and plug-ins, and each would make every answer larger.
  originAgentCluster: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  dnsPrefetchControl: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
});

const common = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
  // Scripts add styles at run time. Styles can't contain code.
  styleSrc: ["'self'", "'unsafe-inline'"],
};

/** These fall back to `defaultSrc`, and repeating it would make every answer larger. */
const LIKE_DEFAULT = ['connectSrc', 'frameSrc'];

/** Returns a page's headers: the shared policy with the page's own additions. */
const pageHeaders = (https: boolean, own: Record<string, string[]>) => {
  const needed = Object.entries(own).filter(
    ([name, [, ...more]]) => !LIKE_DEFAULT.includes(name) || more.length > 0,
  );
  return helmet({
    ...shared(https),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...common, ...Object.fromEntries(needed), upgradeInsecureRequests: https ? [] : null },
    },
  });
};

interface ShopHeaders {
  https: boolean;
  dev: boolean;
  paypal: boolean;
  /** The bucket browsers upload photos to, if there is one. */
  uploadsTo: string | undefined;
  scriptHashes: Readonly<Record<'all' | 'dashboard', readonly string[]>>;
}

/** Only pages that take payments allow PayPal's scripts. `plain` has the other pages' headers. */
export function shopHeaders({ https, dev, paypal, uploadsTo, scriptHashes }: ShopHeaders) {
  const bucket = uploadsTo ? [`${uploadsTo}/uploads/`] : [];
  const headersFor = (hashes: readonly string[], places: string[] = []) =>
    headersBy(
      pageHeaders(https, {
        scriptSrc: ["'self'", ...hashes, ...places, ...(dev ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...places],
        connectSrc: ["'self'", ...places, ...bucket, ...(dev ? ['ws:'] : [])],
        frameSrc: ["'self'", ...places],
      }),
    );
  const plain = headersFor(scriptHashes.all);
  const paying = paypal ? headersFor(scriptHashes.all, PAYPAL_PLACES) : plain;
  const dashboard = headersFor(scriptHashes.dashboard);
  const headersAt = (path: string) => {
    if (isDashboard(path)) return dashboard;
    return isPayingPage(path) ? paying : plain;
  };
  const set: RequestHandler = (req, res, next) => {
    for (const [name, value] of headersAt(req.path)) res.setHeader(name, value);
    next();
  };
  return { set, plain: plain.flat() };
}

/** Node stores header names in lowercase. */
const spelled = (name: string) => name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** These headers are the same for every answer, so they're made once. */
function headersBy(headers: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  headers(request, answer, () => undefined);
  return Object.entries(answer.getHeaders()).map(([name, value]) => [spelled(name), String(value)]);
}

/** The editor's headers. Next's inline scripts carry a nonce for each request. */
export function editorHeaders(https: boolean, dev: boolean): RequestHandler {
  return (req, res, next) => {
    const nonce = randomBytes(16).toString('base64');
    pageHeaders(https, {
      scriptSrc: ["'self'", `'nonce-${nonce}'`, ...(dev ? ["'unsafe-eval'"] : [])],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(dev ? ['ws:'] : [])],
    })(req, res, (error) => {
      if (error) return next(error);
      // Next reads the nonce from the request's own header.
      const policy = res.getHeader('Content-Security-Policy');
      if (typeof policy === 'string') req.headers['content-security-policy'] = policy;
      next();
    });
  };
}
