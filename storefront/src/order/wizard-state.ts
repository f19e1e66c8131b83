import type { CustomerMe } from '#domain/account-contract';
import { PHOTO_LIMITS } from '#domain/photo-limits';
import { takesLaceColor } from '#domain/service-category';
import type { ServiceView } from '#domain/service-contract';
import { knownFields } from './known-customer';
import {
  type AppliedDiscount,
  allGloves,
  BLANK_GLOVE,
  currentGlove,
  type DraftFields,
  EMPTY_DRAFT,
  type OrderAttempt,
  type OrderDraft,
  type PlacedOrder,
} from './order-draft';
import { withKeptPhotos } from './order-photos';
import type { OrderRefusal } from './order-refusal';
import { ORDER_TEXTS } from './order-texts';
import type { FieldErrors, FieldName, FillableStep } from './step-checks';

/** The whole wizard: what is kept over a reload, and what only this page's memory holds. */
export interface WizardState {
  draft: OrderDraft;
  password: string;
  /** The visitor says that there is an account. */
  returning: boolean;
  /** Fields whose messages are shown: those of a step that was once refused. */
  checked: readonly FieldName[];
  /** What the server said about fields; each is gone once its field is changed. */
  refused: FieldErrors;
  /** Raised by every refusal, so that the first field in need gets the focus each time. */
  attention: { step: FillableStep; count: number };
}

export type WizardAction =
  | { type: 'arrived'; service: ServiceView | null }
  | { type: 'serviceChosen'; service: ServiceView | null }
  | { type: 'edited'; patch: Partial<DraftFields> }
  | { type: 'passwordTyped'; password: string }
  | { type: 'returningChosen'; returning: boolean }
  | { type: 'loggedOut' }
  | { type: 'sessionEnded'; customer: CustomerMe }
  | { type: 'stepRefused'; step: FillableStep; fields: readonly FieldName[] }
  | { type: 'photosAdded'; photos: string[] }
  | { type: 'photoRemoved'; photo: string }
  | { type: 'photosKept'; kept: ReadonlyMap<string, string> }
  | { type: 'gloveAdded' }
  | { type: 'gloveRemoved'; index: number }
  | { type: 'blankGloveDropped' }
  | { type: 'discountApplied'; discount: AppliedDiscount }
  | { type: 'discountRemoved' }
  | { type: 'discountRefused'; message: string }
  | { type: 'attemptStarted'; attempt: OrderAttempt }
  | { type: 'orderPlaced'; placed: PlacedOrder }
  | { type: 'orderRefused'; refusal: OrderRefusal }
  | { type: 'orderReopened' };

const NOBODY = { customerName: '', customerEmail: '', customerPhone: '' };

/** The state a kept draft starts with. */
export function wizardStateOf(draft: OrderDraft): WizardState {
  return {
    draft,
    password: '',
    returning: false,
    checked: [],
    refused: {},
    attention: { step: 1, count: 0 },
  };
}

/** Whether a placed order asks nothing more of the visitor here. */
export function isSettled({ paymentMethod, total }: PlacedOrder): boolean {
  return paymentMethod === 'pay_in_person' || total === 0;
}

/** Every change of the wizard, without side effects. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const { draft } = state;
  switch (action.type) {
    case 'arrived': {
      // Whoever comes to order again after a settled order starts on a clean ticket.
      const start = draft.placed && isSettled(draft.placed) ? wizardStateOf(EMPTY_DRAFT) : state;
      return action.service ? withService(start, action.service) : start;
    }
    case 'serviceChosen':
      return withService(state, action.service);
    case 'edited':
      return withFields(state, action.patch);
    case 'passwordTyped':
      return { ...state, password: action.password, refused: without(state.refused, ['customerPassword']) };
    case 'returningChosen':
      return {
        ...state,
        returning: action.returning,
        checked: [],
        refused: without(state.refused, ['login']),
      };
    case 'loggedOut':
      return withFields({ ...state, checked: [] }, NOBODY);
    case 'sessionEnded':
      return {
        ...withFields(state, knownFields(action.customer)),
        returning: true,
        refused: { login: ORDER_TEXTS.sessionEnded },
        attention: raise(state, 2),
      };
    case 'stepRefused':
      return { ...state, checked: action.fields, attention: raise(state, action.step) };
    case 'photosAdded': {
      const photos = new Set([...draft.fields.gloveImages, ...action.photos]);
      return withFields(state, { gloveImages: [...photos].slice(0, PHOTO_LIMITS.maxFiles) });
    }
    case 'photoRemoved': {
      const gloveImages = draft.fields.gloveImages.filter((photo) => photo !== action.photo);
      return withFields(state, { gloveImages });
    }
    case 'photosKept':
      return { ...state, draft: withKeptPhotos(draft, action.kept) };
    case 'gloveAdded':
      return { ...withFields(withDraft(state, { gloves: allGloves(draft) }), BLANK_GLOVE), checked: [] };
    case 'gloveRemoved':
      return withDraft(state, { gloves: draft.gloves.toSpliced(action.index, 1) });
    case 'blankGloveDropped': {
      const reopened = withDraft(state, { gloves: draft.gloves.slice(0, -1) });
      return { ...withFields(reopened, draft.gloves.at(-1) ?? BLANK_GLOVE), checked: [] };
    }
    case 'discountApplied':
      return withFields(withDraft(state, { discount: action.discount }), { discountCode: '' });
    case 'discountRemoved':
      return withDraft(state, { discount: null });
    case 'discountRefused':
      return {
        ...state,
        refused: { ...state.refused, discountCode: action.message },
        attention: raise(state, 3),
      };
    case 'attemptStarted':
      return withDraft(state, { attempt: action.attempt });
    case 'orderPlaced':
      return {
        ...withDraft(state, { placed: action.placed }),
        checked: [],
        refused: {},
      };
    case 'orderRefused':
      return withRefusal(state, action.refusal);
    case 'orderReopened':
      return withDraft(state, { placed: null });
  }
}

function withDraft(state: WizardState, patch: Partial<OrderDraft>): WizardState {
  return { ...state, draft: { ...state.draft, ...patch } };
}

function withFields(state: WizardState, patch: Partial<DraftFields>): WizardState {
  const fields = { ...state.draft.fields, ...patch };
  // Shipped orders are paid online (rule 6.4).
  if (fields.deliveryMethod === 'ship') fields.paymentMethod = 'paypal';
  return { ...withDraft(state, { fields }), refused: without(state.refused, changedNames(patch)) };
}

function withService(state: WizardState, service: ServiceView | null): WizardState {
  const keepsLaceColor = service !== null && takesLaceColor(service.category);
  return withFields(state, {
    serviceId: service?.id ?? '',
    laceColorId: keepsLaceColor ? state.draft.fields.laceColorId : '',
  });
}

/** A refused glove that was added earlier changes places with the one being filled in, so that it can be mended. */
function withRefusal(
  state: WizardState,
  { errors, step, gloveIndex, isUnstored }: OrderRefusal,
): WizardState {
  const { draft } = state;
  const earlier = gloveIndex === null ? undefined : draft.gloves[gloveIndex];
  const mended =
    earlier && gloveIndex !== null
      ? {
          ...draft,
          gloves: draft.gloves.with(gloveIndex, currentGlove(draft)),
          fields: { ...draft.fields, ...earlier },
        }
      : draft;
  // A refused code goes back into its field, to be corrected or cleared there.
  const reopened =
    errors.discountCode !== undefined && mended.discount
      ? { ...mended, discount: null, fields: { ...mended.fields, discountCode: mended.discount.code } }
      : mended;
  const attempt = isUnstored && draft.attempt ? { ...draft.attempt, content: null } : draft.attempt;
  return {
    ...state,
    draft: { ...reopened, attempt },
    refused: errors,
    attention: step === null ? state.attention : raise(state, step),
  };
}

const ADDRESS_FIELDS = ['street', 'city', 'state', 'zip'] as const;

function changedNames(patch: Partial<DraftFields>): FieldName[] {
  const address: FieldName[] = ADDRESS_FIELDS.some((field) => field in patch) ? ['shippingAddress'] : [];
  return [...draftFieldNames.filter((field) => field in patch), ...address];
}

const draftFieldNames = [
  'serviceId',
  'laceColorId',
  'gloveDetails',
  'specialInstructions',
  'gloveImages',
  'customerName',
  'customerEmail',
  'customerPhone',
  'deliveryMethod',
  'paymentMethod',
  ...ADDRESS_FIELDS,
  'discountCode',
] as const satisfies readonly (keyof DraftFields)[];

function without(errors: FieldErrors, fields: readonly FieldName[]): FieldErrors {
  const kept = { ...errors };
  for (const field of fields) delete kept[field];
  return kept;
}

function raise(state: WizardState, step: FillableStep): WizardState['attention'] {
  return { step, count: state.attention.count + 1 };
}
