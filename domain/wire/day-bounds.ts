/** The start of a day ('YYYY-MM-DD') in the server's time zone, as ISO 8601. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).toISOString();
/** The last millisecond of a day in the server's time zone, as ISO 8601. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
