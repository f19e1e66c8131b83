import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Gives every request an id that its log lines, its answer's header and an error answer carry. */
export const requestId: RequestHandler = (req, res, next) => {
  const id = randomUUID();
  req.id = id;
  res.setHeader('X-Request-Id', id);
  next();
};
