import type { CollectionSlug, Payload, Where } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { findOne } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import { oneAtATime } from '#server/tools/concurrency';
import { type Changes, changeIf } from './change-if';
import type { Doc } from './rule';

/** Others write the document at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 50;

/** What is to be written of a document, while it is as it was judged. */
export interface JudgedWrite<Slug extends CollectionSlug> {
  data: Changes<Slug>;
  /** What must still hold of the document. */
  condition: readonly Where[];
  /** Rules that the write is exempt from; the caller says why. */
  except?: readonly string[];
}

/** What was made of a document as it is: with a `write` it holds only once that is written. */
export interface Verdict<Slug extends CollectionSlug> {
  write?: JudgedWrite<Slug>;
}

interface ChangeJudged<Slug extends CollectionSlug, Judged extends Verdict<Slug>> {
  payload: Payload;
  collection: Slug;
  id: string;
  by?: Actor;
  /** Judges the document as it is; asked again when somebody changed it before the write. May throw to refuse. */
  judge: (doc: Doc<Slug>) => Judged | Promise<Judged>;
}

/**
 * Reads a document, judges it, and writes what follows only while it is as it was judged: however many ask at once, on whichever
 * server, each is judged by what the one before it left. Answers the last verdict with the document as it is then, or null when
 * there is none. Throws a ShopError (CONFLICT), or what `judge` or the write throws.
 */
export function changeJudged<Slug extends CollectionSlug, Judged extends Verdict<Slug>>({
  payload,
  collection,
  id,
  by,
  judge,
}: ChangeJudged<Slug, Judged>): Promise<{ doc: Doc<Slug>; verdict: Judged } | null> {
  return oneAtATime(payload, `judge ${collection} ${id}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const doc = await findOne(payload, collection, { id: { equals: id } });
      if (!doc) return null;
      const verdict = await judge(doc);
      if (!verdict.write) return { doc, verdict };
      const written = await changeIf({ payload, collection, id, by, ...verdict.write });
      if (written) return { doc: written, verdict };
    }
    throw new ShopError('CONFLICT');
  });
}
