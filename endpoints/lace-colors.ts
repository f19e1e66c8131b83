import { Router } from 'express';
import { laceColorPatch, laceColorReorder } from '#domain/catalogue-contract';
import type { ChangedAnswer } from '#domain/change-answers';
import { changeEntry } from '#server/catalogue/change-entry';
import { reorderEntries } from '#server/catalogue/reorder-entries';
import type { ApiContext } from './context';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

const changed: ChangedAnswer = { success: true };

/** The owner's calls under /api/lace-colors (spec 7); the list itself is public and answered from memory. */
export function laceColorsRouter(context: ApiContext): Router {
  const { payload } = context;
  const admin = requireAdmin(context);
  const router = Router();
  router.post('/reorder', admin, async (req, res) => {
    const { laceColorOrders: entries } = laceColorReorder.parse(req.body);
    const field = 'laceColorOrders';
    await reorderEntries({ payload, user: adminOf(req), noun: 'lace-colors', entries, field });
    res.json(changed);
  });
  router.patch('/:id', admin, async (req, res) => {
    const id = pathId(req);
    const changes = laceColorPatch.parse(req.body);
    await changeEntry({ payload, user: adminOf(req), noun: 'lace-colors', id, changes });
    res.json(changed);
  });
  return router;
}
