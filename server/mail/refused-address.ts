import { z } from 'zod';

/** What nodemailer throws when the mail server takes none of the recipients. */
const recipientRefused = z.object({
  code: z.literal('EENVELOPE'),
  command: z.literal('RCPT TO'),
  responseCode: z.int().min(500).max(599),
  response: z.string(),
});

/**
 * A refusal of the server's policy (RFC 3463: x.7.x, such as 'relay access denied') or for want of a login (530) is about
 * the shop's own settings, which its owner can mend; the address may be good.
 */
const ABOUT_THE_SHOP = /^530|\b5\.7\.\d/;

/** What the mail server said when it refused an address for good, or null for any other failure, which may pass. */
export function refusedAddress(error: unknown): string | null {
  const refused = recipientRefused.safeParse(error);
  if (!refused.success || ABOUT_THE_SHOP.test(refused.data.response)) return null;
  return `The mail server refuses this address: ${refused.data.response}`;
}
