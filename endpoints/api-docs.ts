import { Router } from 'express';
import { openApi } from '#server/api-docs/open-api';
import type { ApiContext } from './context';
import { requireAdmin } from './middleware/session';

/** GET /api/openapi.json, for the owner: the API as OpenAPI 3.1. */
export function apiDocsRouter(context: ApiContext): Router {
  const router = Router();
  router.get('/openapi.json', requireAdmin(context), (_req, res) => {
    res.json(openApi());
  });
  return router;
}
