import { z } from 'zod';
import type { ApiCalls } from './api-call';

/** What the program says of itself. */
export const PROGRAM_CALLS = {
  healthz: {
    call: 'GET /healthz',
    role: 'anyone',
    summary: 'The process is up.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'made',
  },
  readyz: {
    call: 'GET /readyz',
    role: 'anyone',
    summary: 'The database answers.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'made',
    refusals: ['DATABASE_AWAY'],
  },
  openApi: {
    call: 'GET /api/openapi.json',
    role: 'admin',
    summary: 'This description, as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies ApiCalls;
