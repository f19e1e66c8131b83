import type { Location } from 'react-router-dom';
import { z } from 'zod';

const gloves = z.array(
  z.object({ serviceId: z.string(), laceColorId: z.string(), gloveDetails: z.string() }),
);
const again = z.object({ again: gloves });
type RepeatOrderState = z.infer<typeof again>;

export const repeatOrderState = (ordered: RepeatOrderState['again']): RepeatOrderState => ({
  again: ordered,
});

export function repeatedGloves({ state }: Location): RepeatOrderState['again'] {
  const parsed = again.safeParse(state);
  return parsed.success ? parsed.data.again : [];
}
