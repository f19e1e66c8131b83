import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

interface IdOnce {
  payload: Payload;
  /** What is made, so that a key means one thing of each kind. */
  what: string;
  idempotencyKey: string;
}

/** The id of what is made once for an Idempotency-Key. It looks random to anyone without the shop's secret (rule 1.1). */
export function idOnce({ payload, what, idempotencyKey }: IdOnce): string {
  return uuidOf(createHmac('sha256', payload.secret).update(`made once: ${what} ${idempotencyKey}`).digest());
}

/** The first 16 bytes of a hash, in the form of a random UUID. */
export function uuidOf(hash: Uint8Array): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
