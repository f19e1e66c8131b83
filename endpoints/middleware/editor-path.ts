import type { Request } from 'express';
import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';

/** A request's path as the editor reads it: decoded once, several slashes as one. */
export function editorPath({ path }: Pick<Request, 'path'>): string {
  try {
    return decodeURIComponent(path).replaceAll(/\/+/g, '/');
  } catch {
    throw new ShopError('not-found', MESSAGES.notFound);
  }
}
