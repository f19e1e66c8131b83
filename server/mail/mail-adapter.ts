import { join } from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { Env } from '#server/environment/env';
import { outboxFolderTransport } from './outbox-folder-transport';
import { smtpAddress } from './smtp-address';

/** Sends over SMTP when `SMTP_URL` is set; else every mail becomes an `.eml` file in `DATA_DIR/outbox`. */
export function mailAdapter({
  SMTP_URL,
  MAIL_FROM,
  DATA_DIR,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>) {
  const [from] = addressparser(MAIL_FROM, { flatten: true });
  const transport = SMTP_URL
    ? nodemailer.createTransport(smtpAddress(SMTP_URL))
    : nodemailer.createTransport(outboxFolderTransport(join(DATA_DIR, 'outbox')));
  return nodemailerAdapter({
    defaultFromAddress: from?.address ?? MAIL_FROM,
    defaultFromName: from?.name ?? '',
    transport,
    // A mail server that is away at start must not keep the shop closed; the outbox tries again.
    skipVerify: true,
  });
}
