import type { Location } from 'react-router-dom';
import { z } from 'zod';

const gloves = z.array(
  z.object({ serviceId: z.string(), laceColorId: z.string(), gloveDetails: z.string() }),
);
const again = z.object({ again: gloves });
type Again = z.infer<typeof again>;

/** Returns navigation state for the order form. */
export const orderingAgain = (ordered: Again['again']): Again => ({ again: ordered });

/** Returns the gloves to order again, if any. */
export function glovesAgain({ state }: Location): Again['again'] {
  const known = again.safeParse(state);
  return known.success ? known.data.again : [];
}
