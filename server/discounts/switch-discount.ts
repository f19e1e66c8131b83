import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin } from '../../payload-types';

interface SwitchDiscount {
  payload: Payload;
  user: Admin;
  id: string;
  active: boolean;
}

/** Switches a discount code on or off (rule 11.1). Throws a NOT_FOUND ShopError. */
export async function switchDiscount({ payload, user, id, active }: SwitchDiscount): Promise<void> {
  await writeFields({ payload, user, collection: 'discounts', id, data: { active } });
}
