import { keepAll, withKept } from '../photos/keep-uploads';
import { allGloves, type GloveDraft, type OrderDraft } from './order-draft';
import type { OrderRefusal } from './order-refusal';

interface KeptOrderPhotos {
  kept: ReadonlyMap<string, string>;
  /** Why the order can't be sent with its photos. Null if it can. */
  refusal: OrderRefusal | null;
}

/** Requests missing permanent URLs, because an order accepts no others (rule 9.4). */
export async function keepOrderPhotos(draft: OrderDraft): Promise<KeptOrderPhotos> {
  const photosOf = allGloves(draft).map(({ gloveImages }) => gloveImages);
  const { kept, missing, problem } = await keepAll(photosOf.flat());
  if (missing === null || problem === null) return { kept, refusal: null };
  return {
    kept,
    refusal: {
      message: problem,
      errors: { gloveImages: problem },
      step: 2,
      gloveIndex: photosOf.findIndex((photos) => photos.includes(missing)),
      // Nothing was sent now, but an earlier try may have been stored.
      isUnstored: false,
    },
  };
}

/** Replaces uploads with permanent URLs. */
export function withKeptPhotos(draft: OrderDraft, kept: ReadonlyMap<string, string>): OrderDraft {
  const keep = <Glove extends GloveDraft>(glove: Glove): Glove => ({
    ...glove,
    gloveImages: withKept(glove.gloveImages, kept),
  });
  return { ...draft, gloves: draft.gloves.map(keep), fields: keep(draft.fields) };
}
