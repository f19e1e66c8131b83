import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { OrderItemRequest, StoredOrderItem } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import type { LaceColor, Service } from '../../payload-types';

/** What is wrong with one field of a glove. */
export interface ItemError {
  /** Which glove, from 0 on. */
  index: number;
  path: string;
  label: string;
  message: string;
}

interface FillGloves {
  payload: Payload;
  items: OrderItemRequest[];
  /** What to say about a glove whose service is not offered. */
  noService: string;
}

/**
 * Gives gloves new ids, and the names and prices (cents) of their services and colors as they are now. `errors` names each
 * service or color that is inactive or unknown, and each color on a service that takes none.
 */
export async function fillGloves({
  payload,
  items,
  noService,
}: FillGloves): Promise<{ items: StoredOrderItem[]; errors: ItemError[] }> {
  const [services, colors] = await Promise.all([
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
  ]);
  const errors: ItemError[] = [];
  const refuse = (index: number, field: keyof OrderItemRequest, message: string) =>
    errors.push({ index, path: `items.${index}.${field}`, label: `Glove ${index + 1}`, message });
  const filled = items.map((item, index): StoredOrderItem => {
    const service = services.get(item.serviceId);
    const color = item.laceColorId ? colors.get(item.laceColorId) : undefined;
    if (!service) refuse(index, 'serviceId', noService);
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
  return { items: filled, errors };
}

/** Those of the services or colors that are offered now, by id. */
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
