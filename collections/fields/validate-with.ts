import { z } from 'zod';

/** A Payload field validation made from the domain's schema: true, or the message a person reads. */
export function validateWith(schema: z.core.$ZodType): (value: unknown) => true | string {
  return (value) => {
    const result = z.safeParse(schema, value);
    if (result.success) return true;
    const [issue] = result.error.issues;
    return issue?.message ?? 'Invalid value';
  };
}
