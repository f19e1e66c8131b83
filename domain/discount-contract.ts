import { z } from 'zod';
import { DISCOUNT_TYPES } from './discount';
import { MESSAGES } from './messages';
import { requiredLine } from './person';

/** POST /api/discounts/verify. */
export const discountVerifyRequest = z.object({ code: requiredLine(1, MESSAGES.enterDiscountCode) });

/** An unknown or inactive code answers 200 with `valid: false` (rule 4.3). */
export const discountVerifyAnswer = z.object({
  valid: z.boolean(),
  discount: z.object({ type: z.enum(DISCOUNT_TYPES), value: z.int().min(0) }).optional(),
});
