import { AT_ONCE } from '#server/platform/outbox/worker';

const TIMES = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  /** Some servers read the whole email before they confirm it. */
  socketTimeout: 60_000,
};

/** Connections stay open between emails; the outbox repeats what one doesn't deliver. */
const CONNECTIONS = { pool: 'true', maxConnections: AT_ONCE, maxRequeues: 0 };

/** Given an address, nodemailer reads no other options, so they go into it. */
export function smtpAddress(setting: string): string {
  const address = new URL(setting);
  for (const [name, value] of Object.entries({ ...TIMES, ...CONNECTIONS }))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  return address.href;
}
