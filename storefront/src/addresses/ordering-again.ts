import type { Location } from 'react-router-dom';
import { z } from 'zod';

const gloves = z.array(
  z.object({ serviceId: z.string(), laceColorId: z.string(), gloveDetails: z.string() }),
);
const again = z.object({ again: gloves });
type Again = z.infer<typeof again>;

/** What an order hands to the wizard, so that the same is ordered once more. */
export const orderingAgain = (ordered: Again['again']): Again => ({ again: ordered });

/** The gloves that are to be ordered again; none for who comes for another reason. */
export function glovesAgain({ state }: Location): Again['again'] {
  const known = again.safeParse(state);
  return known.success ? known.data.again : [];
}
