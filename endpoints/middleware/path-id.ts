import type { Request } from 'express';
import { MESSAGES } from '#domain/messages';
import { documentId } from '#domain/wire';
import { ShopError } from '#server/errors/shop-error';

/** The id in a call's path. One that no document can have is a 404 like any other unknown one. */
export function pathId(req: Request): string {
  const id = documentId.safeParse(req.params.id);
  if (!id.success) throw new ShopError('not-found', MESSAGES.notFound);
  return id.data;
}
