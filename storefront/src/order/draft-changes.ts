import { takesLaceColor } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { ITEMS_MAX } from '#domain/orders/order-contract';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { findLaceColor, findService, type Offers } from './offers';
import {
  allGloves,
  BLANK_GLOVE,
  currentGlove,
  type DraftFields,
  EMPTY_DRAFT,
  type GloveDraft,
  needsNoPayment,
  type OrderDraft,
} from './order-draft';
import type { OrderRefusal } from './order-refusal';

type RepeatedGlove = Pick<GloveDraft, 'serviceId' | 'laceColorId' | 'gloveDetails'>;

export function withFields(draft: OrderDraft, patch: Partial<DraftFields>): OrderDraft {
  return { ...draft, fields: { ...draft.fields, ...patch } };
}

/** Returns the draft for a new visit, which may come with a service. After an order is done, the draft starts over. */
export function draftForVisit(draft: OrderDraft, service: ServiceView | null): OrderDraft {
  const start = draft.placed && needsNoPayment(draft.placed) ? EMPTY_DRAFT : draft;
  return service ? withService(start, service) : start;
}

/** Adds gloves again if we still offer their services. Customer and delivery stay. */
export function withRepeatedGloves(
  draft: OrderDraft,
  ordered: readonly RepeatedGlove[],
  offers: Offers,
): OrderDraft {
  const gloves = ordered
    .filter(({ serviceId }) => findService(offers, serviceId))
    .slice(0, ITEMS_MAX)
    .map((glove) => ({
      ...BLANK_GLOVE,
      ...glove,
      laceColorId: findLaceColor(offers, glove.laceColorId) ? glove.laceColorId : '',
    }));
  const last = gloves.at(-1);
  if (!last) return draft;
  return withFields({ ...draft, gloves: gloves.slice(0, -1), attempt: null, placed: null }, last);
}

/** Chooses a service. The lace color stays if the service takes one (rule 3.4). */
export function withService(draft: OrderDraft, service: ServiceView | null): OrderDraft {
  const keepsLaceColor = service !== null && takesLaceColor(service.category);
  return withFields(draft, {
    serviceId: service?.id ?? '',
    laceColorId: keepsLaceColor ? draft.fields.laceColorId : '',
  });
}

/** Chooses a delivery or payment method. Shipped orders are paid online (rule 6.4). */
export function withDelivery(
  draft: OrderDraft,
  choice: Partial<Pick<DraftFields, 'deliveryMethod' | 'paymentMethod'>>,
): OrderDraft {
  const withChoice = withFields(draft, choice);
  return withChoice.fields.deliveryMethod === 'ship'
    ? withFields(withChoice, { paymentMethod: 'paypal' })
    : withChoice;
}

export function withNextGlove(draft: OrderDraft): OrderDraft {
  return withFields({ ...draft, gloves: allGloves(draft) }, BLANK_GLOVE);
}

export function withoutGlove(draft: OrderDraft, index: number): OrderDraft {
  return { ...draft, gloves: draft.gloves.toSpliced(index, 1) };
}

export function withLastGloveAgain(draft: OrderDraft): OrderDraft {
  return withFields({ ...draft, gloves: draft.gloves.slice(0, -1) }, draft.gloves.at(-1) ?? BLANK_GLOVE);
}

/** Adds photos of the current glove, each once and up to the limit. */
export function withPhotos(draft: OrderDraft, photos: readonly string[]): OrderDraft {
  const all = new Set([...draft.fields.gloveImages, ...photos]);
  return withFields(draft, { gloveImages: [...all].slice(0, PHOTO_LIMITS.maxFiles) });
}

export function withoutPhoto(draft: OrderDraft, photo: string): OrderDraft {
  return withFields(draft, { gloveImages: draft.fields.gloveImages.filter((other) => other !== photo) });
}

/** Returns the draft of a refused order. The refused glove is the current one, and a refused code is back in its field. */
export function withRefusal(draft: OrderDraft, { errors, gloveIndex, isUnstored }: OrderRefusal): OrderDraft {
  const earlier = gloveIndex === null ? undefined : draft.gloves[gloveIndex];
  const mended =
    earlier && gloveIndex !== null
      ? withFields({ ...draft, gloves: draft.gloves.with(gloveIndex, currentGlove(draft)) }, earlier)
      : draft;
  const reopened =
    errors.discountCode !== undefined && mended.discount
      ? withFields({ ...mended, discount: null }, { discountCode: mended.discount.code })
      : mended;
  const attempt = isUnstored && draft.attempt ? { ...draft.attempt, content: null } : draft.attempt;
  return { ...reopened, attempt };
}
