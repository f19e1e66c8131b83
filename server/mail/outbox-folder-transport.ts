import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transport } from 'nodemailer';

/** A nodemailer transport that writes each mail as an `.eml` file, which any mail program opens. */
export function outboxFolderTransport(folder: string): Transport<SentMessageInfo> {
  return {
    name: 'outbox-folder',
    version: '1',
    send(mail, done) {
      mail.message.build((failure, message) => {
        if (failure) return done(failure, null);
        store(folder, message).then(
          (path) =>
            done(null, { messageId: mail.message.messageId(), path, envelope: mail.message.getEnvelope() }),
          (error: Error) => done(error, null),
        );
      });
    },
  };
}

/** Writes beside and renames, so that a reader never sees half a mail. */
async function store(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
  const path = join(folder, `${name}.eml`);
  await writeFile(`${path}.part`, message);
  await rename(`${path}.part`, path);
  return path;
}
