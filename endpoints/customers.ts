import { Router } from 'express';
import type { ChangedAnswer, CreatedAnswer } from '#domain/change-answers';
import { type CustomerView, customerCreate, customerPatch } from '#domain/customer-contract';
import { customerListQuery } from '#domain/list-query';
import { TOTAL_HEADER } from '#domain/total-header';
import { addCustomer } from '#server/customers/add-customer';
import { changeCustomer } from '#server/customers/change-customer';
import { listCustomers } from '#server/customers/list-customers';
import type { ApiContext } from './context';
import { idempotencyKeyOf } from './middleware/idempotency';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

/** The owner's calls under /api/customers (spec 7). */
export function customersRouter(context: ApiContext): Router {
  const { payload } = context;
  const admin = requireAdmin(context);
  const router = Router();
  router.get('/', admin, async (req, res) => {
    const query = customerListQuery.parse(req.query);
    const { docs, total } = await listCustomers({ payload, user: adminOf(req), query });
    const answer: CustomerView[] = docs;
    res.set(TOTAL_HEADER, String(total)).json(answer);
  });
  router.post('/', admin, async (req, res) => {
    const input = customerCreate.parse(req.body);
    const idempotencyKey = idempotencyKeyOf(req);
    const answer: CreatedAnswer = await addCustomer({ payload, user: adminOf(req), input, idempotencyKey });
    res.status(201).json(answer);
  });
  router.patch('/:id', admin, async (req, res) => {
    const id = pathId(req);
    const changes = customerPatch.parse(req.body);
    await changeCustomer({ payload, user: adminOf(req), id, changes });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}
