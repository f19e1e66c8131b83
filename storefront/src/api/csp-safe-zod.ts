import { config } from 'zod/mini';

/** Keeps zod from compiling code at run time, which the Content-Security-Policy forbids; import it before any schema. */
config({ jitless: true });
