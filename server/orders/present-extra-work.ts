import { type ExtraWork, extraWorkOf, extraWorkTotal, standingOf } from '#domain/orders/extra-work';
import type { ExtraWorkView, OwnerExtraWorkView } from '#domain/orders/extra-work-contract';
import type { Order } from '../../payload-types';

/** The extra work of an order as its customer sees it, oldest first. */
export function customersExtraWork({ extraWork }: Pick<Order, 'extraWork'>, now: Date): ExtraWorkView[] {
  return extraWorkOf(extraWork).map((each) => shown(each, now));
}

/** The same for the owner, with what proves the answers. */
export function ownersExtraWork({ extraWork }: Pick<Order, 'extraWork'>, now: Date): OwnerExtraWorkView[] {
  return extraWorkOf(extraWork).map((each) => {
    const { evidence, remindedAt } = each;
    return { ...shown(each, now), evidence, remindedAt };
  });
}

function shown(extraWork: ExtraWork, now: Date): ExtraWorkView {
  const { id, at, lines, note, photos, expiresAt, answeredAt } = extraWork;
  return {
    id,
    at,
    lines,
    note,
    photos,
    expiresAt,
    status: standingOf(extraWork, now),
    answeredAt,
    total: extraWorkTotal(extraWork),
  };
}
