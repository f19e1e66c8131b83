import { Router } from 'express';
import { serviceCreate, servicePatch, serviceReorder } from '#domain/catalogue-contract';
import type { ChangedAnswer, CreatedAnswer } from '#domain/change-answers';
import { addService } from '#server/catalogue/add-service';
import { changeEntry } from '#server/catalogue/change-entry';
import { reorderEntries } from '#server/catalogue/reorder-entries';
import type { ApiContext } from './context';
import { idempotencyKeyOf } from './middleware/idempotency';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

const changed: ChangedAnswer = { success: true };

/** The owner's calls under /api/services (spec 7); the list itself is public and answered from memory. */
export function servicesRouter(context: ApiContext): Router {
  const { payload } = context;
  const admin = requireAdmin(context);
  const router = Router();
  router.post('/', admin, async (req, res) => {
    const input = serviceCreate.parse(req.body);
    const idempotencyKey = idempotencyKeyOf(req);
    const answer: CreatedAnswer = await addService({ payload, user: adminOf(req), input, idempotencyKey });
    res.status(201).json(answer);
  });
  router.post('/reorder', admin, async (req, res) => {
    const { serviceOrders: entries } = serviceReorder.parse(req.body);
    const field = 'serviceOrders';
    await reorderEntries({ payload, user: adminOf(req), noun: 'services', entries, field });
    res.json(changed);
  });
  router.patch('/:id', admin, async (req, res) => {
    const id = pathId(req);
    const changes = servicePatch.parse(req.body);
    await changeEntry({ payload, user: adminOf(req), noun: 'services', id, changes });
    res.json(changed);
  });
  return router;
}
