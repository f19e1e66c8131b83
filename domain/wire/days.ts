import { z } from 'zod';

/** The moment (ISO 8601) at which a day, 'YYYY-MM-DD', starts where the program runs. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).toISOString();
/** The last moment of it. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

export const MAX_DAYS = 365;
const NO_DAYS = `Enter whole days from 1 to ${MAX_DAYS}`;

export const wholeDays = z.int(NO_DAYS).min(1, NO_DAYS).max(MAX_DAYS, NO_DAYS);
