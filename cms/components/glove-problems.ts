import { gloveDetails, type StoredOrderItem } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/messages';

/** What keeps a glove from being saved, by the field's name. */
export type GloveProblems = Partial<
  Record<'serviceId' | 'laceColorId' | 'gloveDetails' | 'gloveImages', string>
>;

/** The problems the owner can mend before saving; an order placed elsewhere may hold shorter details. */
export function gloveProblems(glove: StoredOrderItem, isNewOrder: boolean): GloveProblems {
  const problems: GloveProblems = {};
  if (!glove.serviceId) problems.serviceId = MESSAGES.selectService;
  const detailsAreFine = isNewOrder
    ? gloveDetails.safeParse(glove.gloveDetails).success
    : glove.gloveDetails.trim() !== '';
  if (!detailsAreFine) problems.gloveDetails = MESSAGES.gloveDetailsTooShort;
  return problems;
}
