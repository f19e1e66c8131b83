/** How long people stay signed in, in days (rules 10.11 and 19.4). */
export const SESSION_DAYS = { customers: 30, admins: 7 } as const;

/** How long the owner or staff can be idle before they're signed out, in hours (rule 19.4). */
export const IDLE_HOURS = 12;

/** How long a session lasts, in seconds. */
export const sessionSeconds = (account: keyof typeof SESSION_DAYS) => SESSION_DAYS[account] * 24 * 60 * 60;
