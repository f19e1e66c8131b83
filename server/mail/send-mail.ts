import type { Payload } from 'payload';
import { z } from 'zod';
import { ERASED } from '#domain/own-account/erasure';
import { accentsOf } from '#domain/shop-settings/accent';
import { RefusedForGood } from '#server/platform/outbox/handle-row';
import { turn } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { MAIL_COLORS, MAIL_DARK } from './templates/colors';
import type { Letter, MailSender } from './templates/letter';

interface SendMail {
  payload: Payload;
  /** The outbox row; becomes the Message-ID, so that a mail sent twice after a crash shows once. */
  id: string;
  to: string;
  /** Where an answer to the mail goes. */
  replyTo: string;
  letter: Letter;
  sender: MailSender;
  headers?: Record<string, string>;
}

/**
 * Renders a mail as HTML and plain text and hands it to the mail server. Throws when that does not take it; a
 * RefusedForGood when it says that there is no such address. Who was erased gets none.
 */
export async function sendMail({
  payload,
  id,
  to,
  replyTo,
  letter,
  sender,
  headers,
}: SendMail): Promise<void> {
  if (to === ERASED.email) return;
  // Loaded at the first mail: the renderer is large, and the shop should answer before it is needed.
  const [{ renderLetter }, { plainTextOf }] = await Promise.all([
    import('./templates/render-letter'),
    import('./plain-text'),
  ]);
  await turn(payload);
  const { name, accentColor } = await readShopSettings(payload);
  const html = inAccent(await renderLetter(letter, sender), accentColor);
  await turn(payload);
  const text = plainTextOf(html);
  await turn(payload);
  const host = payload.email.defaultFromAddress.split('@')[1] ?? 'localhost';
  try {
    await payload.sendEmail({
      from: fromHeader(name ?? payload.email.defaultFromName, payload.email.defaultFromAddress),
      to,
      replyTo,
      // A name in it may have been stored with a line break, or be typed as an encoded word (RFC 2047), which mail programs would decode.
      subject: letter.subject.replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?'),
      html,
      text,
      headers,
      messageId: `<${id}@${host}>`,
    });
  } catch (error) {
    const refusal = refusedAddress(error);
    throw refusal ? new RefusedForGood(refusal) : error;
  }
}

/** The owner's color in place of the shop's own, in both themes; mails carry their style in each element, as mail programs want it. */
function inAccent(html: string, accentColor: string | null): string {
  const accents = accentColor && accentsOf(accentColor);
  if (!accents) return html;
  return html.replaceAll(/ style="[^"]*"|<style>[^<]*/g, (style) =>
    style
      .replaceAll(MAIL_COLORS.accent, accents.light.color)
      .replaceAll(MAIL_DARK.accent, accents.dark.color),
  );
}

/** The sender as a mail's header holds it: quoted, so that a comma in the shop's name does not make two senders. */
function fromHeader(name: string, address: string): string {
  if (!name) return address;
  return `"${name.replaceAll(/["\\]/g, '\\$&')}" <${address}>`;
}

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
function refusedAddress(error: unknown): string | null {
  const refused = recipientRefused.safeParse(error);
  if (!refused.success || ABOUT_THE_SHOP.test(refused.data.response)) return null;
  return `The mail server refuses this address: ${refused.data.response}`;
}
