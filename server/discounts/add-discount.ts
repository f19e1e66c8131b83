import type { Payload } from 'payload';
import type { DiscountCreate } from '#domain/catalogue-contract';
import type { CreatedAnswer } from '#domain/change-answers';
import { normalizeDiscountCode } from '#domain/discount';
import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface AddDiscount {
  payload: Payload;
  user: Admin;
  input: DiscountCreate;
}

/** Makes a discount code, kept in capitals. Throws a 'conflict' ShopError for a code that exists (decisions: discounts). */
export async function addDiscount({ payload, user, input }: AddDiscount): Promise<CreatedAnswer> {
  await refuseTakenCode(payload, input.code);
  try {
    const { id } = await payload.create({
      collection: 'discounts',
      data: input,
      depth: 0,
      overrideAccess: false,
      user,
    });
    return { id };
  } catch (error) {
    // The same code may have been made in between.
    await refuseTakenCode(payload, input.code);
    throw error;
  }
}

async function refuseTakenCode(payload: Payload, code: string): Promise<void> {
  const where = { code: { equals: normalizeDiscountCode(code) } };
  const taken = await payload.db.findOne({ collection: 'discounts', where });
  if (taken) throw new ShopError('conflict', MESSAGES.codeExists, { code: MESSAGES.codeExists });
}
