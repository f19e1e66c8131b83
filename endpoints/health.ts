import { Router } from 'express';
import type { Payload } from 'payload';
import { log } from '#server/log';

/**
 * /healthz: the process is up. /readyz: the database answers, or 503 (decisions: how the program is run). A bucket or a mail
 * server that is away does not count: orders are taken without them, and a proxy must not take the shop away as well.
 */
export function healthRouter(payload: Payload): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    try {
      await payload.db.findOne({ collection: 'admins', where: { id: { exists: true } } });
      res.json({ status: 'ok' });
    } catch (error) {
      log.error({ err: error }, 'readyz: the database does not answer');
      res.status(503).json({ status: 'unavailable' });
    }
  });
  return router;
}
