import { Router } from 'express';
import {
  adminOrderPatch,
  adminOrderRequest,
  orderImagesChange,
  orderStatusChange,
} from '#domain/admin-order-contract';
import type { ChangedAnswer } from '#domain/change-answers';
import { orderListQuery } from '#domain/list-query';
import type { OrderAnswer } from '#domain/order-contract';
import type { OrderStats } from '#domain/order-stats';
import type { OrderView } from '#domain/order-view';
import { TOTAL_HEADER } from '#domain/total-header';
import { addOrder } from '#server/orders/add-order';
import { changeOrder } from '#server/orders/change-order';
import { changeOrderImages } from '#server/orders/change-order-images';
import { changeOrderStatus } from '#server/orders/change-order-status';
import { listOrders } from '#server/orders/list-orders';
import { readOrder } from '#server/orders/read-order';
import { readOrderStats } from '#server/orders/read-order-stats';
import { sendInstructions } from '#server/orders/send-instructions';
import type { ApiContext } from './context';
import { idempotencyKeyOf } from './middleware/idempotency';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

const changed: ChangedAnswer = { success: true };

/** The owner's calls under /api/orders (spec 7). POST comes here with a body that the wizard's route has left alone. */
export function orderAdminRouter(context: ApiContext): Router {
  const { payload } = context;
  const admin = requireAdmin(context);
  const router = Router();
  router.get('/', admin, async (req, res) => {
    const query = orderListQuery.parse(req.query);
    const { docs, total } = await listOrders({ payload, user: adminOf(req), query });
    const answer: OrderView[] = docs;
    res.set(TOTAL_HEADER, String(total)).json(answer);
  });
  // Before the orders by their id, which no order's can be 'stats'.
  router.get('/stats', admin, async (req, res) => {
    const answer: OrderStats = await readOrderStats({ payload, user: adminOf(req), now: new Date() });
    res.json(answer);
  });
  router.get('/:id', admin, async (req, res) => {
    const answer: OrderView = await readOrder({ payload, user: adminOf(req), id: pathId(req) });
    res.json(answer);
  });
  router.post('/', admin, async (req, res) => {
    const idempotencyKey = idempotencyKeyOf(req);
    const input = adminOrderRequest.parse(req.body);
    const answer: OrderAnswer = await addOrder({ payload, user: adminOf(req), input, idempotencyKey });
    res.status(201).json(answer);
  });
  router.patch('/:id', admin, async (req, res) => {
    const id = pathId(req);
    const changes = adminOrderPatch.parse(req.body);
    await changeOrder({ payload, user: adminOf(req), id, changes });
    res.json(changed);
  });
  router.patch('/:id/status', admin, async (req, res) => {
    const id = pathId(req);
    const { status } = orderStatusChange.parse(req.body);
    await changeOrderStatus({ payload, user: adminOf(req), id, status });
    res.json(changed);
  });
  router.patch('/:id/images', admin, async (req, res) => {
    const id = pathId(req);
    const images = orderImagesChange.parse(req.body);
    await changeOrderImages({ payload, user: adminOf(req), id, images });
    res.json(changed);
  });
  router.post('/:id/send-shipping-instructions', admin, async (req, res) => {
    await sendInstructions({ payload, user: adminOf(req), id: pathId(req), method: 'ship' });
    res.json(changed);
  });
  router.post('/:id/send-dropoff-instructions', admin, async (req, res) => {
    await sendInstructions({ payload, user: adminOf(req), id: pathId(req), method: 'dropoff' });
    res.json(changed);
  });
  return router;
}
