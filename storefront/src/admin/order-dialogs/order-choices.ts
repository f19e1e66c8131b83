import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { serviceName } from '#domain/orders/order-services';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { PAID_HOW_LABEL, RECORDED_HOW } from '#domain/orders/paid-how';
import { formatDollars } from '#domain/wire/money';
import type { SelectOption } from '../../ui/select-field';
import * as sharedTexts from '../parts/shared-texts';
import * as orderDialogsTexts from './order-dialogs-texts';
import * as texts from './order-form-texts';
import { NO_LACE_COLOR, UNKNOWN } from './order-form-values';

export interface Catalogue {
  services: readonly ServiceView[];
  laceColors: readonly LaceColorView[];
}

type Glove = OrderView['items'][number];

/** Returns the active services. Adds the glove's own service if it's no longer offered. */
export function serviceChoices({ services }: Catalogue, own: Glove | undefined): SelectOption[] {
  const offered = services.filter(({ active }) => active === 1);
  const choices = offered.map(({ id, name, price }) => ({
    value: id,
    label: `${name} - ${formatDollars(price)}`,
  }));
  if (!own || offered.some(({ id }) => id === own.serviceId)) return choices;
  return [
    { value: own.serviceId, label: texts.noLongerOffered(serviceName(services, own.serviceId)) },
    ...choices,
  ];
}

/** Returns "no color", the active colors, and the glove's own color. */
export function laceColorChoices({ laceColors }: Catalogue, own: Glove | undefined): SelectOption[] {
  const offered = laceColors.filter(({ active }) => active === 1);
  const choices = [
    { value: NO_LACE_COLOR, label: sharedTexts.none },
    ...offered.map(({ id, name, inventory }) => ({ value: id, label: texts.stockName(name, inventory) })),
  ];
  if (!own?.laceColorId || offered.some(({ id }) => id === own.laceColorId)) return choices;
  const name = laceColors.find(({ id }) => id === own.laceColorId)?.name ?? orderDialogsTexts.unknownColor;
  return [...choices, { value: own.laceColorId, label: texts.noLongerOffered(name) }];
}

/** Whether a service comes with a lace color (rule 3.2). */
export function canHaveLaceColor({ services }: Catalogue, serviceId: string): boolean {
  const service = services.find(({ id }) => id === serviceId);
  return service !== undefined && takesLaceColor(service.category);
}

/** Returns every status, with 'Pending Payment' only if the order has it (rule 7.2). */
export function statusChoices(own: string | undefined): SelectOption[] {
  const offered = ORDER_STATUSES.filter((status) => status !== 'pending_payment' || status === own);
  return withOwn(ORDER_STATUS_LABEL, offered, own);
}

export function paymentChoices(own: string | undefined): SelectOption[] {
  return withOwn(PAYMENT_STATUS_LABEL, PAYMENT_STATUSES, own);
}

export const HOW_CHOICES: readonly SelectOption[] = RECORDED_HOW.map((value) => ({
  value,
  label: PAID_HOW_LABEL[value],
}));

/** Adds an order's own value if we don't know it, shown as it is. So it stays unless the owner chooses another. */
function withOwn<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  offered: readonly Value[],
  own: string | undefined,
): SelectOption[] {
  const choices = offered.map((value) => ({ value, label: labels[value] }));
  if (own === undefined || Object.hasOwn(labels, own)) return choices;
  return [{ value: UNKNOWN, label: own }, ...choices];
}
