import { z } from 'zod';

/** Longest time that is understood. */
export const MAX_DAYS = 365;
const NO_DAYS = `Please give whole days from 1 to ${MAX_DAYS}`;

/** How long something takes: whole days from 1 to 365. */
export const wholeDays = z.int(NO_DAYS).min(1, NO_DAYS).max(MAX_DAYS, NO_DAYS);
