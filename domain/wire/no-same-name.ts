import type { z } from 'zod';

/** Refuses a list in which a name comes twice. */
export const noSameName =
  (message: string) =>
  (entries: readonly { name: string }[], context: z.RefinementCtx): void => {
    for (const [index, { name }] of entries.entries())
      if (entries.findIndex((each) => each.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
  };
