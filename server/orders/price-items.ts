import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import type { DeliveryMethod } from '#domain/delivery';
import { MESSAGES } from '#domain/messages';
import type { OrderItemRequest, StoredOrderItem } from '#domain/order-contract';
import { type OrderTotals, orderTotals } from '#domain/pricing';
import { takesLaceColor } from '#domain/service-category';
import { findActiveDiscount } from '#server/discounts/find-active-discount';
import type { LaceColor, Service } from '../../payload-types';

interface PriceItems {
  payload: Payload;
  items: OrderItemRequest[];
  deliveryMethod: DeliveryMethod;
  discountCode?: string | null;
}

interface PricedItems {
  items: StoredOrderItem[];
  totals: OrderTotals;
  discountCode: string | null;
}

/**
 * Prices gloves from the database as it is now, all in cents. Throws a ValidationError that names the field for an
 * inactive or unknown service, colour or discount, and for a colour on a service that takes none.
 */
export async function priceItems({
  payload,
  items,
  deliveryMethod,
  discountCode,
}: PriceItems): Promise<PricedItems> {
  const [services, colors, discount] = await Promise.all([
    findActive<Service>(
      payload,
      'services',
      items.map((item) => item.serviceId),
    ),
    findActive<LaceColor>(
      payload,
      'lace-colors',
      items.flatMap((item) => item.laceColorId ?? []),
    ),
    discountCode ? findActiveDiscount({ payload, code: discountCode }) : null,
  ]);
  const errors: { path: string; label: string; message: string }[] = [];
  const refuse = (index: number, field: keyof OrderItemRequest, message: string) =>
    errors.push({ path: `items.${index}.${field}`, label: `Glove ${index + 1}`, message });
  const priced = items.map((item, index): StoredOrderItem => {
    const service = services.get(item.serviceId);
    const color = item.laceColorId ? colors.get(item.laceColorId) : undefined;
    if (!service) refuse(index, 'serviceId', MESSAGES.selectService);
    else if (item.laceColorId && !takesLaceColor(service.category)) {
      refuse(index, 'laceColorId', MESSAGES.laceOnlyForRelacing);
    } else if (item.laceColorId && !color) {
      refuse(index, 'laceColorId', MESSAGES.selectLaceColor);
    }
    return {
      id: randomUUID(),
      ...item,
      serviceName: service?.name ?? '',
      price: service?.price ?? 0,
      laceColorName: color?.name ?? null,
    };
  });
  if (discountCode && !discount)
    errors.push({ path: 'discountCode', label: 'Discount code', message: MESSAGES.invalidDiscount });
  if (errors.length > 0) throw new ValidationError({ collection: 'orders', errors });
  const totals = orderTotals({ itemPrices: priced.map((item) => item.price), discount, deliveryMethod });
  return { items: priced, totals, discountCode: discount?.code ?? null };
}

/** The wanted entries that are offered now, by id. */
async function findActive<Entry extends Service | LaceColor>(
  payload: Payload,
  collection: 'services' | 'lace-colors',
  ids: string[],
): Promise<Map<string, Entry>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.db.find<Entry>({
    collection,
    where: { and: [{ id: { in: [...new Set(ids)] } }, { active: { equals: true } }] },
    pagination: false,
    limit: 0,
  });
  return new Map(docs.map((doc) => [doc.id, doc]));
}
