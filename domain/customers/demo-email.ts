/** The domain of the demo people's emails. No email can ever be delivered there (RFC 2606). */
export const DEMO_EMAIL_DOMAIN = 'demo.example.com';

/** Whether an email is an invented person's. The shop never writes to them on its own (rule 14.5). */
export function isDemoEmail(email: string): boolean {
  return email.endsWith(`@${DEMO_EMAIL_DOMAIN}`);
}
