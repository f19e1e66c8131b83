import { AT_ONCE } from '#server/platform/outbox/worker';

const TIMES = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  /** Generous, because some servers read the whole email before they confirm it. */
  socketTimeout: 60_000,
};

// Connections are reused. Retrying is up to the outbox.
const CONNECTIONS = { pool: 'true', maxConnections: AT_ONCE, maxRequeues: 0 };

/** Adds our options to an SMTP URL, because nodemailer ignores options given next to one. */
export function smtpAddress(setting: string): string {
  const address = new URL(setting);
  for (const [name, value] of Object.entries({ ...TIMES, ...CONNECTIONS }))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  return address.href;
}
