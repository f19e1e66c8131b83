import type { Payload } from 'payload';
import type { ReactElement } from 'react';

interface SendMail {
  payload: Payload;
  /** The outbox row; becomes the Message-ID, so that a mail sent twice after a crash shows once. */
  id: string;
  to: string;
  /** Where an answer to the mail goes. */
  replyTo: string;
  subject: string;
  body: ReactElement;
}

/** Renders a mail as HTML and plain text and hands it to the mail server; throws when that refuses it. */
export async function sendMail({ payload, id, to, replyTo, subject, body }: SendMail): Promise<void> {
  // Loaded at the first mail: the renderer is large, and the shop should answer before it is needed.
  const { render } = await import('react-email');
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  const host = payload.email.defaultFromAddress.split('@')[1] ?? 'localhost';
  await payload.sendEmail({ to, replyTo, subject, html, text, messageId: `<${id}@${host}>` });
}
