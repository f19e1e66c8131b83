import type { Payload } from 'payload';

/** The sender as a mail's header holds it: quoted, so that a comma in the shop's name does not make two senders. */
export function fromHeader({ defaultFromName, defaultFromAddress }: Payload['email']): string {
  if (!defaultFromName) return defaultFromAddress;
  return `"${defaultFromName.replaceAll(/["\\]/g, '\\$&')}" <${defaultFromAddress}>`;
}
