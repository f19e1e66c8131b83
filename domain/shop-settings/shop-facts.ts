import * as z from 'zod/mini';
import { PACKING_STEPS } from '../orders/packing-steps';
import { TURNAROUND_DAYS } from '../orders/ready-by';
import { OWNER_TEXTS } from '../pages/pages';

/** What every page of the shop may say of it. Lines are parted by \n. */
// Marked as pure: pages take the defaults below, and leave the schema and zod out of their first load.
export const shopFacts = /* @__PURE__ */ (() =>
  z.object({
    address: z.string(),
    openingHours: z.string(),
    turnaroundDays: z.int(),
    heroTitle: z.string(),
    heroText: z.string(),
    packingSteps: z.string(),
    /** Which texts of the owner there are to read (rule 2.13). */
    texts: z.array(z.enum(OWNER_TEXTS)),
  }))();
export type ShopFacts = z.infer<typeof shopFacts>;

/** What a new shop says until its owner sets it in the editor. */
export const SHOP_FACTS: ShopFacts = {
  address: 'The Glove Shop\n12 Foul Line Road\nCooperstown, NY 13326',
  openingHours: 'Tuesday to Friday, 10 am to 6 pm\nSaturday, 9 am to 2 pm',
  turnaroundDays: TURNAROUND_DAYS,
  heroTitle: 'Keep the glove that knows your hand',
  heroText:
    'Laces snap. Leather dries out. The pocket you spent years on is still in there. We relace, repair and restore baseball gloves, and send yours back ready for the next inning.',
  packingSteps: PACKING_STEPS,
  texts: [],
};
