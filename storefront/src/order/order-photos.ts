import { keepAll, withKept } from '../photos/keep-uploads';
import { allGloves, type GloveDraft, type OrderDraft } from './order-draft';
import type { OrderRefusal } from './order-refusal';

interface KeptOrderPhotos {
  /** Known permanent addresses by upload. */
  kept: ReadonlyMap<string, string>;
  /** Why the order can't be sent with its photos; null if it can. */
  refusal: OrderRefusal | null;
}

/** Asks for missing permanent addresses: an order takes no others (rule 9.4). */
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
      // Nothing was sent this time; what an earlier try stored isn't known here.
      isUnstored: false,
    },
  };
}

/** The draft with permanent addresses in place of uploads. */
export function withKeptPhotos(draft: OrderDraft, kept: ReadonlyMap<string, string>): OrderDraft {
  const keep = <Glove extends GloveDraft>(glove: Glove): Glove => ({
    ...glove,
    gloveImages: withKept(glove.gloveImages, kept),
  });
  return { ...draft, gloves: draft.gloves.map(keep), fields: keep(draft.fields) };
}
