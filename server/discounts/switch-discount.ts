import type { Payload } from 'payload';
import { writeFields } from '#server/access/write-fields';
import type { Admin } from '../../payload-types';

interface SwitchDiscount {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
  active: boolean;
}

/** Switches a discount code on or off (rule 11.1). Answers and throws as `writeFields`. */
export function switchDiscount({ active, ...change }: SwitchDiscount): Promise<number> {
  return writeFields({ ...change, collection: 'discounts', data: { active } });
}
