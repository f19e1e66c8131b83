import type { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../order-contract';

/** Who may make a call (spec 6): anybody, a customer who is signed in, or the owner. */
export type ApiRole = 'anyone' | 'customer' | 'admin';

/** One call of the API as it is documented, tested and allowed (spec 7). */
export interface ApiCall {
  /** Method and path, with ':id' where the path holds one. */
  call: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  role: ApiRole;
  /** What it does, in a sentence. */
  summary: string;
  /** The JSON body it takes; left out where it takes none or an empty one. */
  body?: z.core.$ZodType;
  /** What its address may hold behind the question mark. */
  query?: z.core.$ZodType;
  headers?: Record<string, string>;
  /** The JSON it answers with; left out where the answer is no JSON. */
  answer?: z.core.$ZodType;
  /** Status of success, 200 unless told otherwise. */
  status?: number;
  /** What it may be refused with beside what all calls share (400, 401, 403, 404, 429, 500). */
  refusals?: Record<number, string>;
}

/** The header of calls that make something. */
export const ONCE = { [IDEMPOTENCY_HEADER]: 'The same key gives the same entry, never a second one.' };
