import type { Payload } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type { DiscountCreate } from '#domain/discounts/discount-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/messages';
import { createOnce } from '#server/access/create-once';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface AddDiscount {
  payload: Payload;
  user: Admin;
  input: DiscountCreate;
  idempotencyKey?: string;
}

/**
 * Makes a discount code, kept in capitals; the same key never makes a second one. Throws a DISCOUNT_EXISTS ShopError for a code
 * that exists (rule 4.2).
 */
export function addDiscount({ input, ...call }: AddDiscount): Promise<CreatedAnswer> {
  const refuse = () => refuseTakenCode(call.payload, input.code);
  return createOnce({ ...call, collection: 'discounts', data: input, refuse });
}

async function refuseTakenCode(payload: Payload, code: string): Promise<void> {
  const where = { code: { equals: normalizeDiscountCode(code) } };
  const taken = await payload.db.findOne({ collection: 'discounts', where });
  if (taken) throw new ShopError('DISCOUNT_EXISTS', { errors: { code: MESSAGES.codeExists } });
}
