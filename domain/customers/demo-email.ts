/** The domain of the demo people's emails. Nothing can ever be delivered there (RFC 2606). */
export const DEMO_EMAIL_DOMAIN = 'demo.example.com';

/** Whether an email belongs to a demo person. The shop never emails them on its own (rule 14.5). */
export function isDemoEmail(email: string): boolean {
  return email.endsWith(`@${DEMO_EMAIL_DOMAIN}`);
}
