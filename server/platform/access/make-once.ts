import { createHmac, randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { findOne } from '#server/platform/database/find';
import { perShop } from '#server/platform/tools/per-shop';
import { allowed, type Once } from './allowed';

/** Makes a document once per Idempotency-Key. Its ID is derived from that key (rule 6.7). Throws what `make` throws. */
export async function makeOnce(
  payload: Payload,
  collection: CollectionSlug,
  idempotencyKey: string | undefined,
  make: (id: string) => Promise<unknown>,
): Promise<CreatedAnswer> {
  const id = idOnce(payload, collection, idempotencyKey);
  const isMade = async () =>
    idempotencyKey !== undefined && (await findOne(payload, collection, { id: { equals: id } })) !== null;
  if (await isMade()) return { id };
  try {
    await make(id);
  } catch (error) {
    if (await isMade()) return { id };
    throw error;
  }
  return { id };
}

const idKeyOf = perShop(({ secret }: Payload) => ({ key: secret }));

/** Sets the key that `idOnce` uses instead of the shop's secret. */
export function setIdKey(payload: Payload, key: string): void {
  idKeyOf(payload).key = key;
}

/** Derives an ID from an Idempotency-Key, or returns a new one. The ID can't be guessed without the shop's key (rule 1.1). */
export function idOnce(payload: Payload, what: string, idempotencyKey: string | undefined): string {
  if (!idempotencyKey) return randomUUID();
  return uuidOf(
    createHmac('sha256', idKeyOf(payload).key).update(`made once: ${what} ${idempotencyKey}`).digest(),
  );
}

/** Turns a hash's first 16 bytes into a UUID. */
export function uuidOf(hash: Uint8Array): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

interface CreateOnce<Slug extends CollectionSlug> extends Once {
  collection: Slug;
  data: RequiredDataFromCollectionSlug<Slug>;
  refuse?: () => Promise<void>;
}

/** Creates a document for the owner once per key. Throws FORBIDDEN, what `refuse` throws, or a ValidationError. */
export async function createOnce<Slug extends CollectionSlug>(
  once: CreateOnce<Slug>,
): Promise<CreatedAnswer> {
  const { payload, user, collection, data, idempotencyKey, refuse = async () => undefined } = once;
  await allowed({ payload, user, collection, operation: 'create' });
  async function make(id: string): Promise<void> {
    await refuse();
    try {
      // We checked access above, and callers can't set IDs.
      await payload.create({ collection, data: { ...data, id }, depth: 0, overrideAccess: true, user });
    } catch (error) {
      // The document that's in the way may have been stored after the first check.
      await refuse();
      throw error;
    }
  }
  return makeOnce(payload, collection, idempotencyKey, make);
}
