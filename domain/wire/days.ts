import { z } from 'zod';

export const MAX_DAYS = 365;
const NO_DAYS = `Enter whole days from 1 to ${MAX_DAYS}`;

/** A whole number of days. 0 means never, or off. */
export const upTo = (max: number) => {
  const message = `Enter a whole number from 0 to ${max}`;
  return z.int(message).min(0, message).max(max, message);
};

export const wholeDays = z.int(NO_DAYS).min(1, NO_DAYS).max(MAX_DAYS, NO_DAYS);
