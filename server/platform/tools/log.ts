import { pino } from 'pino';
import { env } from '../environment/env';

/** Never log passwords, tokens, or email bodies. */
export const log = pino({ level: env().LOG_LEVEL, base: null });
