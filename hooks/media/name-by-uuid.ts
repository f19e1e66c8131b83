import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';

/** A file's address says nothing about its owner and never repeats, so it can be cached for ever. */
export const nameByUuid: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) req.file.name = `${randomUUID()}${extname(req.file.name).toLowerCase()}`;
  return args;
};
