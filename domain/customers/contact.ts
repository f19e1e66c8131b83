const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an email address, for rate limits. A '+1' or Gmail's dots still reach the same person. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const local = (email.slice(0, at).split('+')[0] ?? '').toLowerCase();
  return DOTLESS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** A phone number as a `tel:` link, without separators. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
