/** Mail programs that read a local part without its dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an email address, for counting: '+1' or Gmail's dots don't make it another person's. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const local = (email.slice(0, at).split('+')[0] ?? '').toLowerCase();
  return DOTLESS.has(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`;
}

/** A phone number as a link that calls it, without what people write between the digits. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
