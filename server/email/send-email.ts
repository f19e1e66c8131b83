import type { Payload } from 'payload';
import { z } from 'zod';
import { REFUSED_ADDRESS } from '#domain/email/outbox';
import { ERASED } from '#domain/own-account/erasure';
import { accentsOf } from '#domain/shop-settings/accent';
import { RefusedForGood } from '#server/platform/outbox/handle-row';
import { yieldToVisitors } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { EMAIL_COLORS, EMAIL_DARK } from './templates/colors';
import type { EmailContent, EmailSender } from './templates/email-content';

interface SendEmail {
  payload: Payload;
  /** The part of the Message-ID before the @. It comes from the outbox row, so an email that's sent twice shows up once. */
  id: string;
  /** The part before the @ of an earlier Message-ID that this email follows. */
  follows?: string;
  to: string;
  replyTo: string;
  content: EmailContent;
  sender: EmailSender;
  headers?: Record<string, string>;
  attachments?: readonly EmailAttachment[];
}

export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Renders an email and hands it to the SMTP server. Throws if that fails, or a RefusedForGood for a bad address. */
export async function sendEmail({
  payload,
  id,
  follows,
  to,
  replyTo,
  content,
  sender,
  headers,
  attachments = [],
}: SendEmail): Promise<void> {
  if (to === ERASED.email) return;
  const { name } = await readShopSettings(payload);
  const body = await emailBody(payload, content, sender);
  const host = payload.email.defaultFromAddress.split('@')[1] ?? 'localhost';
  try {
    await payload.sendEmail({
      from: fromHeader(name ?? payload.email.defaultFromName, payload.email.defaultFromAddress),
      to,
      replyTo,
      ...body,
      headers,
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      messageId: `<${id}@${host}>`,
      ...(follows && { references: `<${follows}@${host}>` }),
    });
  } catch (error) {
    const refusal = refusedAddress(error);
    throw refusal ? new RefusedForGood(refusal) : error;
  }
}

export async function emailBody(
  payload: Payload,
  content: EmailContent,
  sender: EmailSender,
): Promise<Record<'subject' | 'html' | 'text', string>> {
  // Imported on first use, because the renderer is large.
  const [{ renderEmail }, { plainTextOf }] = await Promise.all([
    import('./templates/render-email'),
    import('./plain-text'),
  ]);
  await yieldToVisitors(payload);
  const html = inAccent(await renderEmail(content, sender), sender.shop.accentColor);
  await yieldToVisitors(payload);
  const text = plainTextOf(html);
  await yieldToVisitors(payload);
  // Removes line breaks, and anything that email programs decode (RFC 2047).
  const subject = content.subject.replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?');
  return { subject, html, text };
}

// Emails have inline styles, so the accent color is replaced in each of them.
function inAccent(html: string, accentColor: string | null): string {
  const accents = accentColor && accentsOf(accentColor);
  if (!accents) return html;
  return html.replaceAll(/ style="[^"]*"|<style>[^<]*/g, (style) =>
    style
      .replaceAll(EMAIL_COLORS.accent, accents.light.color)
      .replaceAll(EMAIL_DARK.accent, accents.dark.color),
  );
}

// In quotes, because a comma in the shop's name would make two senders.
function fromHeader(name: string, address: string): string {
  if (!name) return address;
  return `"${name.replaceAll(/["\\]/g, '\\$&')}" <${address}>`;
}

const recipientRefused = z.object({
  code: z.literal('EENVELOPE'),
  command: z.literal('RCPT TO'),
  responseCode: z.int().min(500).max(599),
  response: z.string(),
});

// Refusals by policy (RFC 3463 x.7.x) and missing logins (530) are about our settings, not about the address.
const ABOUT_THE_SHOP = /^530|\b5\.7\.\d/;

function refusedAddress(error: unknown): string | null {
  const refused = recipientRefused.safeParse(error);
  if (!refused.success || ABOUT_THE_SHOP.test(refused.data.response)) return null;
  return `${REFUSED_ADDRESS}: ${refused.data.response}`;
}
