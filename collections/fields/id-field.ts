import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';

/**
 * A random UUID on both databases (rule 1.1). Random from the first character on, because an order's number is
 * its first 8 characters; a client cannot choose it.
 */
export const idField: Field = {
  name: 'id',
  type: 'text',
  defaultValue: () => randomUUID(),
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
};
