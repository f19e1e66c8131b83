import { textOfLines } from '#domain/catalogue/included-lines';
import { type Ordered, placeAfter } from '#domain/catalogue/places';
import type { ServiceCreate, ServicePatch } from '#domain/catalogue/service-changes';
import { actorOf } from '#domain/people/people';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { audited } from '#server/audit/audited';
import { priceEvent } from '#server/audit/shop-events';
import { allowed, type ByPerson, type Once, type OwnersChange } from '#server/platform/access/allowed';
import { createOnce } from '#server/platform/access/make-once';
import { writeFields } from '#server/platform/access/write-fields';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';

/** Adds a service at the end of the list, once per key. */
export async function addService(call: Once & { input: ServiceCreate }): Promise<CreatedAnswer> {
  const [last] = await findAll(call.payload, 'services', {}, '-sortOrder', 1);
  const data = { ...toStoredService(call.input), sortOrder: placeAfter(last?.sortOrder ?? 0) };
  return createOnce({ ...call, collection: 'services', data });
}

function toStoredService<Fields extends { included?: string[] }>({ included, ...fields }: Fields) {
  return { ...fields, ...(included && { included: textOfLines(included) }) };
}

/** Changes a service and records a price change. Throws like `writeFields`. */
export async function changeService({
  changes,
  ...change
}: OwnersChange & { changes: ServicePatch }): Promise<number> {
  const { payload, user, id } = change;
  const before = await findOne(payload, 'services', { id: { equals: id } });
  const write = () => writeFields({ ...change, collection: 'services', data: toStoredService(changes) });
  const { name = before?.name ?? '', price } = changes;
  const priceChange = before && price !== undefined ? priceEvent(user, id, name, before.price, price) : null;
  return priceChange ? audited({ payload, ...priceChange, change: write }) : write();
}

interface ReorderEntries extends ByPerson {
  noun: 'services' | 'lace-colors' | 'gallery';
  entries: Ordered[];
  field: string;
}

/** Reorders services, lace colors, or albums. Throws an UNKNOWN_ENTRY ShopError that names each unknown one. */
export async function reorderEntries({ payload, user, noun, entries, field }: ReorderEntries): Promise<void> {
  await allowed({ payload, user, collection: noun, operation: 'update' });
  // Two reorderings at the same time must not mix.
  await oneAtATime(payload, `reorder:${noun}`, async () => {
    const stored = await storedPositions({ payload, noun, entries });
    const unknown = entries.flatMap(({ id }, index) =>
      stored.has(id) ? [] : [[`${field}.${index}.id`, MESSAGES.unknownEntry]],
    );
    if (unknown.length > 0) throw new ShopError('UNKNOWN_ENTRY', { errors: Object.fromEntries(unknown) });
    const moved = entries.filter(({ id, sortOrder }) => stored.get(id) !== sortOrder);
    // An entry that was just deleted needs no position.
    for (const { id, sortOrder } of moved)
      await changeIf(payload, noun, id, { data: { sortOrder }, by: actorOf(user) });
  });
}

async function storedPositions({
  payload,
  noun,
  entries,
}: Pick<ReorderEntries, 'payload' | 'noun' | 'entries'>): Promise<Map<string, number | null>> {
  if (entries.length === 0) return new Map();
  const docs = await findAll(payload, noun, { id: { in: entries.map(({ id }) => id) } });
  return new Map(docs.map(({ id, sortOrder }) => [id, sortOrder ?? null]));
}
