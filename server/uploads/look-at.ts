const DAY_MS = 24 * 60 * 60 * 1000;

/** A photo that nothing uses is removed after this time, in ms (decisions: photos). */
export const UNUSED_MS = DAY_MS;
/** A photo in use is looked at again after this time, in ms: its order or album may be gone by then. */
export const USED_MS = 30 * DAY_MS;

/** The moment that is so many ms from now. */
export const laterBy = (ms: number): string => new Date(Date.now() + ms).toISOString();
