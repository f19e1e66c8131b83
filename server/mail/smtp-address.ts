import { AT_ONCE } from '#server/platform/outbox/worker';

/** What the shop waits for, in ms, unless `SMTP_URL` says otherwise. */
const TIMES = {
  connectionTimeout: 20_000,
  /** Until the mail server's first words. */
  greetingTimeout: 20_000,
  /** Silence in between: some servers read the whole mail before they confirm it. */
  socketTimeout: 60_000,
};

/**
 * Mails go out on connections that stay open until nothing was said on them for `socketTimeout`: a new one for each mail costs a
 * mail server's patience and most of the time. What a connection does not bring through is the outbox's to repeat.
 */
const CONNECTIONS = { pool: 'true', maxConnections: AT_ONCE, maxRequeues: 0 };

/** The mail server's address with all this as parameters: given an address, nodemailer reads no other options. */
export function smtpAddress(setting: string): string {
  const address = new URL(setting);
  for (const [name, value] of Object.entries({ ...TIMES, ...CONNECTIONS }))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  return address.href;
}
