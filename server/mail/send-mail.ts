import type { Payload } from 'payload';
import type { ReactElement } from 'react';
import { RefusedForGood } from '#server/outbox/refused-for-good';
import { fromHeader } from './from-header';
import { refusedAddress } from './refused-address';

interface SendMail {
  payload: Payload;
  /** The outbox row; becomes the Message-ID, so that a mail sent twice after a crash shows once. */
  id: string;
  to: string;
  /** Where an answer to the mail goes. */
  replyTo: string;
  subject: string;
  body: ReactElement;
  headers?: Record<string, string>;
}

/**
 * Renders a mail as HTML and plain text and hands it to the mail server. Throws when that does not take it; a
 * RefusedForGood when it says that there is no such address.
 */
export async function sendMail({
  payload,
  id,
  to,
  replyTo,
  subject,
  body,
  headers,
}: SendMail): Promise<void> {
  // Loaded at the first mail: the renderer is large, and the shop should answer before it is needed.
  const { render } = await import('react-email');
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  const host = payload.email.defaultFromAddress.split('@')[1] ?? 'localhost';
  try {
    await payload.sendEmail({
      from: fromHeader(payload.email),
      to,
      replyTo,
      // A name in it may have been stored with a line break.
      subject: subject.replaceAll(/\s+/g, ' '),
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
