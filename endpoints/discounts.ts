import { Router } from 'express';
import { type DiscountVerifyAnswer, discountVerifyRequest } from '#domain/discount-contract';
import { findActiveDiscount } from '#server/discounts/find-active-discount';
import type { ApiContext } from './context';

/** POST /api/discounts/verify (spec 7): an unknown or inactive code is a 200 with `valid: false`. */
export function discountsRouter({ payload }: ApiContext): Router {
  const router = Router();
  router.post('/verify', async (req, res) => {
    const { code } = discountVerifyRequest.parse(req.body);
    const discount = await findActiveDiscount({ payload, code });
    const answer: DiscountVerifyAnswer = discount
      ? { valid: true, discount: { type: discount.type, value: discount.value } }
      : { valid: false };
    res.json(answer);
  });
  return router;
}
