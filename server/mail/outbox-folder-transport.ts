import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMessageInfo, Transport } from 'nodemailer';
import { PART } from '#server/tools/part-file';

/** A nodemailer transport that writes each mail as an `.eml` file, which any mail program opens. */
export function outboxFolderTransport(folder: string): Transport<SentMessageInfo> {
  return {
    name: 'outbox-folder',
    version: '1',
    send(mail, done) {
      mail.message.build((failure, message) => {
        if (failure) return done(failure, null);
        const messageId = mail.message.messageId();
        store(folder, messageId, message).then(
          (path) => done(null, { messageId, path, envelope: mail.message.getEnvelope() }),
          (error: Error) => done(error, null),
        );
      });
    },
  };
}

/**
 * Writes beside and renames, so that a reader never sees half a mail. The file is named by the mail's own id: a mail
 * written again after a crash replaces itself.
 */
async function store(folder: string, messageId: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = messageId.replaceAll(/[^\w@.-]/g, '');
  const [part, path] = [join(folder, `${PART}${name}`), join(folder, `${name}.eml`)];
  await writeFile(part, message);
  await rename(part, path);
  return path;
}
