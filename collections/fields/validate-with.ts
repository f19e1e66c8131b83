import type { FieldHook } from 'payload';
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

/** A rule of `domain` for a field. Text from the editor is stored as a call would store it, without spaces around it, for example. */
export function checkedBy(schema: z.core.$ZodType) {
  const asStored: FieldHook = ({ value, req }) => {
    if (typeof value !== 'string' || req.payloadAPI === 'local') return value;
    const { data } = z.safeParse(schema, value);
    return typeof data === 'string' ? data : value;
  };
  return { validate: validateWith(schema), hooks: { beforeValidate: [asStored] } };
}
