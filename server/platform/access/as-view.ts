import type { z } from 'zod';

/** Returns only the fields that the view's schema names. */
export function asView<Schema extends z.core.$ZodObject>(
  { _zod: { def } }: Schema,
  fields: z.output<Schema>,
): z.output<Schema> {
  const view = { ...fields };
  for (const name of Object.keys(view))
    if (!Object.hasOwn(def.shape, name)) Reflect.deleteProperty(view, name);
  return view;
}
