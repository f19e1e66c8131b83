import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A guess takes 64 MB and a fifth of a second. age's default of 18 would take 256 MB every night. */
const WORK_FACTOR = 16;

/** A vault's key. Everything in the vault is encrypted with it, and the key itself is encrypted with the passphrase (decision 034). */
export interface AgeKey {
  folder: string;
  /** A photo's name in the vault. Without the key, it doesn't show which photo it is. */
  photoName: (sha256: string) => string;
  encrypt: (bytes: Uint8Array) => Promise<Uint8Array>;
  decrypt: (bytes: Uint8Array) => Promise<Uint8Array>;
  encryptFile: (from: string, to: string) => Promise<void>;
  decryptFile: (from: Readable, to: string) => Promise<void>;
}

/** Makes a key and encrypts it with the passphrase. */
export async function makeKey(passphrase: string): Promise<{ key: AgeKey; sealed: Uint8Array }> {
  const { Encrypter, generateX25519Identity } = await import('age-encryption');
  const identity = await generateX25519Identity();
  const sealing = new Encrypter();
  sealing.setPassphrase(passphrase);
  sealing.setScryptWorkFactor(WORK_FACTOR);
  return { key: await keyOf(identity), sealed: await sealing.encrypt(identity) };
}

/** Opens a sealed key. Null if the passphrase is wrong or the file is damaged. */
export async function openKey(sealed: Uint8Array, passphrase: string): Promise<AgeKey | null> {
  const { Decrypter } = await import('age-encryption');
  const opening = new Decrypter();
  opening.addPassphrase(passphrase);
  try {
    return await keyOf(await opening.decrypt(sealed, 'text'));
  } catch {
    return null;
  }
}

async function keyOf(identity: string): Promise<AgeKey> {
  const { Decrypter, Encrypter, identityToRecipient } = await import('age-encryption');
  const recipient = await identityToRecipient(identity);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    folder: `vault-${createHash('sha256').update(recipient).digest('hex').slice(0, 12)}`,
    photoName: (sha256) => createHmac('sha256', identity).update(sha256).digest('hex').slice(0, 40),
    encrypt: (bytes) => encrypter.encrypt(bytes),
    decrypt: (bytes) => decrypter.decrypt(bytes),
    encryptFile: async (from, to) =>
      pipeline(await encrypter.encrypt(webStream(createReadStream(from))), privateFile(to)),
    decryptFile: async (from, to) => pipeline(await decrypter.decrypt(webStream(from)), privateFile(to)),
  };
}

const privateFile = (path: string) => createWriteStream(path, { mode: 0o600, flush: true });

function webStream(from: Readable): ReadableStream<Uint8Array> {
  const chunks = from[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => {
      from.destroy();
    },
  });
}
