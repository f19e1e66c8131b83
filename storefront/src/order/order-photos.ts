import { finalizeAll, withPermanentUrls } from '../photos/finalize-uploads';
import { allGloves, type GloveDraft, type OrderDraft } from './order-draft';
import type { OrderRefusal } from './order-refusal';

interface FinalizedPhotos {
  permanentUrls: ReadonlyMap<string, string>;
  /** Says why the order can't be sent with its photos. Null if it can. */
  refusal: OrderRefusal | null;
}

/** Asks for the permanent URLs that are missing, because an order accepts no others (rule 9.4). */
export async function finalizeOrderPhotos(draft: OrderDraft): Promise<FinalizedPhotos> {
  const photosOf = allGloves(draft).map(({ gloveImages }) => gloveImages);
  const { permanentUrls, missing, problem } = await finalizeAll(photosOf.flat());
  if (missing === null || problem === null) return { permanentUrls, refusal: null };
  return {
    permanentUrls,
    refusal: {
      message: problem,
      errors: { gloveImages: problem },
      step: 2,
      gloveIndex: photosOf.findIndex((photos) => photos.includes(missing)),
      // This attempt didn't send the order, but an earlier attempt may have stored it.
      isUnstored: false,
    },
  };
}

/** Replaces uploads with permanent URLs. */
export function withPermanentPhotos(
  draft: OrderDraft,
  permanentUrls: ReadonlyMap<string, string>,
): OrderDraft {
  const finalize = <Glove extends GloveDraft>(glove: Glove): Glove => ({
    ...glove,
    gloveImages: withPermanentUrls(glove.gloveImages, permanentUrls),
  });
  return { ...draft, gloves: draft.gloves.map(finalize), fields: finalize(draft.fields) };
}
