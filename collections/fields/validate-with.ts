import { z } from 'zod';

/** Turns a schema into a Payload validation that returns true or the error message. */
export function validateWith(schema: z.core.$ZodType): (value: unknown) => true | string {
  return (value) => {
    const result = z.safeParse(schema, value);
    if (result.success) return true;
    const [issue] = result.error.issues;
    return issue?.message ?? 'Invalid value';
  };
}
