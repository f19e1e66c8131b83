import { pino } from 'pino';
import { env } from '../environment/env';

/** Structured log of the process; never given passwords, tokens or mail bodies. */
export const log = pino({ level: env().LOG_LEVEL, base: null });
