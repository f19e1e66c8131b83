import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { SentMessageInfo, Transport } from 'nodemailer';
import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { PART } from '#server/platform/environment/data-dir';
import type { Env } from '#server/platform/environment/env';
import { smtpAddress } from './smtp-address';

/** Sends over SMTP if `SMTP_URL` is set; otherwise writes `.eml` files to `DATA_DIR/outbox`. */
export function emailAdapter({
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
    // If the SMTP server is down, the shop starts anyway, and the outbox retries.
    skipVerify: true,
  });
}

function outboxFolderTransport(folder: string): Transport<SentMessageInfo> {
  return {
    name: 'outbox-folder',
    version: '1',
    send(email, done) {
      email.message.build((failure, message) => {
        if (failure) return done(failure);
        const messageId = email.message.messageId();
        store(folder, messageId, message).then(
          (path) => done(null, { messageId, path, envelope: email.message.getEnvelope() }),
          (error: Error) => done(error),
        );
      });
    },
  };
}

// The file is renamed when it's complete, so nobody reads half an email. A repeated email replaces its own file.
async function store(folder: string, messageId: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = messageId.replaceAll(/[^\w@.-]/g, '');
  const [part, path] = [join(folder, `${PART}${name}`), join(folder, `${name}.eml`)];
  await writeFile(part, message);
  await rename(part, path);
  return path;
}
