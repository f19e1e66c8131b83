import { z } from 'zod';
import type { ApiCall } from './api-call';

/** What the program says of itself. */
export const PROGRAM_CALLS: readonly ApiCall[] = [
  {
    call: 'GET /healthz',
    role: 'anyone',
    summary: 'The process is up.',
    answer: z.object({ status: z.literal('ok') }),
  },
  {
    call: 'GET /readyz',
    role: 'anyone',
    summary: 'The database answers.',
    answer: z.object({ status: z.literal('ok') }),
    refusals: { 503: 'The database does not answer.' },
  },
  {
    call: 'GET /api/openapi.json',
    role: 'admin',
    summary: 'This description, as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
  },
];
