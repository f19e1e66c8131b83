import { Router } from 'express';
import { type DiscountView, discountCreate, discountPatch } from '#domain/catalogue-contract';
import type { ChangedAnswer, CreatedAnswer } from '#domain/change-answers';
import { type DiscountVerifyAnswer, discountVerifyRequest } from '#domain/discount-contract';
import { addDiscount } from '#server/discounts/add-discount';
import { findActiveDiscount } from '#server/discounts/find-active-discount';
import { listDiscounts } from '#server/discounts/list-discounts';
import { switchDiscount } from '#server/discounts/switch-discount';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';
import { idempotencyKeyOf } from './middleware/idempotency';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

/** The calls under /api/discounts (spec 7): anyone may try a code, the list of them is the owner's. */
export function discountsRouter(context: ApiContext): Router {
  const { payload, limits } = context;
  const admin = requireAdmin(context);
  const router = Router();
  // An unknown or inactive code is a 200 with `valid: false` (decisions: the API).
  router.post('/verify', async (req, res) => {
    const { code } = discountVerifyRequest.parse(req.body);
    const address = callerAddress(req);
    await limits.take('discount-address', address);
    const discount = await findActiveDiscount({ payload, code });
    if (discount) await limits.giveBack('discount-address', address);
    const answer: DiscountVerifyAnswer = discount
      ? { valid: true, discount: { type: discount.type, value: discount.value } }
      : { valid: false };
    res.json(answer);
  });
  router.get('/', admin, async (req, res) => {
    const answer: DiscountView[] = await listDiscounts({ payload, user: adminOf(req) });
    res.json(answer);
  });
  router.post('/', admin, async (req, res) => {
    const input = discountCreate.parse(req.body);
    const idempotencyKey = idempotencyKeyOf(req);
    const answer: CreatedAnswer = await addDiscount({ payload, user: adminOf(req), input, idempotencyKey });
    res.status(201).json(answer);
  });
  router.patch('/:id', admin, async (req, res) => {
    const id = pathId(req);
    const { active } = discountPatch.parse(req.body);
    await switchDiscount({ payload, user: adminOf(req), id, active });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}
