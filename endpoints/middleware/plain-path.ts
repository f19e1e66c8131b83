import type { Request, RequestHandler } from 'express';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { callerAddress } from './caller-address';

const NO_PAGE = '/404';
/** Characters that a path has unescaped (RFC 3986). Also brackets, which browsers don't escape. */
const PLAIN = /^[\w\-.~!$&'()*+,;=:@[\]%/]*$/;
/** Characters that must not be percent-encoded: letters, digits, separators, or a second `%`. */
const NEEDS_NO_ESCAPE = /[\w\-.~/\\%]/;

/** Rejects paths that Express, Next, and Payload could resolve differently, like dot segments. */
export const plainPath: RequestHandler = (req, _res, next) => {
  if (isPlainPath(req.url)) return next();
  log.warn(
    { method: req.method, address: callerAddress(req) },
    'refused: a path that can be read in two ways',
  );
  if (!isPageAsked(req)) throw new ShopError('NOT_FOUND');
  req.url = NO_PAGE;
  next();
};

function isPageAsked({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

export function isPlainPath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || !PLAIN.test(path) || !isPlainlyEncoded(path)) return false;
  const segments = path.slice(1).split('/');
  const last = segments.pop();
  return ![...segments, last || 'nothing'].some((segment) => ['', '.', '..'].includes(segment));
}

function isPlainlyEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return Array.from(path.matchAll(/%(..)/g), ([, code = '']) => Number.parseInt(code, 16)).every(
    (code) => code >= 0x20 && code !== 0x7f && !NEEDS_NO_ESCAPE.test(String.fromCharCode(code)),
  );
}
