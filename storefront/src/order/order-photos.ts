import { isKept, keepUploads } from '../photos/keep-uploads';
import { allGloves, type GloveDraft, type OrderDraft } from './order-draft';
import type { OrderRefusal } from './order-refusal';
import { ORDER_TEXTS } from './order-texts';

interface KeptOrderPhotos {
  /** The lasting addresses that are known now, by the addresses of their uploads. */
  kept: ReadonlyMap<string, string>;
  /** Why the order cannot be sent with its photos; null when it can. */
  refusal: OrderRefusal | null;
}

/** Asks for the lasting addresses that are still missing: an order takes no others (rule 9.4). */
export async function keepOrderPhotos(draft: OrderDraft): Promise<KeptOrderPhotos> {
  const gloves = allGloves(draft);
  const uploads = gloves.flatMap(({ gloveImages }) => gloveImages).filter((photo) => !isKept(photo));
  if (uploads.length === 0) return { kept: new Map(), refusal: null };
  const answers = await keepUploads(uploads);
  const kept = new Map(
    answers.flatMap((one) => (one.state === 'kept' ? [[one.upload, one.photo] as const] : [])),
  );
  const refused = answers.find((one) => one.state === 'refused');
  const missing = refused ?? answers.find((one) => one.state === 'open');
  if (!missing) return { kept, refusal: null };
  const message = refused ? `${refused.message} ${ORDER_TEXTS.photoToRemove}` : ORDER_TEXTS.photosLate;
  const gloveIndex = gloves.findIndex(({ gloveImages }) => gloveImages.includes(missing.upload));
  // Nothing was sent this time; what an earlier try stored is not known here.
  const refusal = {
    message,
    errors: { gloveImages: message },
    step: 2,
    gloveIndex,
    isUnstored: false,
  } as const;
  return { kept, refusal };
}

/** The draft with lasting addresses in place of those of uploads. */
export function withKeptPhotos(draft: OrderDraft, kept: ReadonlyMap<string, string>): OrderDraft {
  const keep = <Glove extends GloveDraft>(glove: Glove): Glove => ({
    ...glove,
    gloveImages: glove.gloveImages.map((photo) => kept.get(photo) ?? photo),
  });
  return { ...draft, gloves: draft.gloves.map(keep), fields: keep(draft.fields) };
}
