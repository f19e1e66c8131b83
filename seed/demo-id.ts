import { createHash } from 'node:crypto';

/** The id of a demo entry, the same at every start and on every server, in the form of a random UUID. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`glove shop demo: ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
