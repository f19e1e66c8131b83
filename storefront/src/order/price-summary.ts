import { orderTotals } from '#domain/orders/pricing';
import { isLaceOutOfStock, readyEstimate } from '#domain/orders/ready-by';
import type { TicketFacts, TicketLine } from '../payment/ticket-facts';
import { findLaceColor, findService, type Offers } from './offers';
import { allGloves, type GloveDraft, isBlankGlove, type OrderDraft } from './order-draft';

/** Returns what the order costs so far, by the shop's formula (rule 5.1). */
export function priceSummary(draft: OrderDraft, offers: Offers): TicketFacts {
  const gloves = allGloves(draft).filter((glove) => !isBlankGlove(glove));
  const lines = gloves.flatMap((glove, index) => lineOf(glove, index, offers));
  const laceColors = gloves.flatMap((glove) => findLaceColor(offers, glove.laceColorId) ?? []);
  const scarce = laceColors.filter(({ inventory }) => isLaceOutOfStock(inventory));
  return {
    lines,
    totals: orderTotals({
      itemPrices: lines.map(({ price }) => price),
      discount: draft.discount,
      deliveryMethod: draft.fields.deliveryMethod || 'dropoff',
      shippingFee: offers.shippingFee,
      rushPrice: draft.rushPrice,
    }),
    discountCode: draft.discount?.code ?? null,
    deliveryMethod: draft.fields.deliveryMethod || null,
    // The address isn't needed, because its fields show it.
    shippingAddress: null,
    estimate: readyEstimate({
      turnaroundDays: offers.turnaroundDays,
      serviceDays: gloves
        .flatMap((glove) => findService(offers, glove.serviceId) ?? [])
        .map(({ days }) => days),
      inventories: laceColors.map(({ inventory }) => inventory),
    }),
    scarceLaceColors: [...new Set(scarce.map(({ name }) => name))],
  };
}

function lineOf(glove: GloveDraft, index: number, offers: Offers): TicketLine[] {
  const service = findService(offers, glove.serviceId);
  if (!service) return [];
  const laceColor = findLaceColor(offers, glove.laceColorId);
  return [
    {
      key: `${index}-${service.id}`,
      serviceName: service.name,
      laceColorName: laceColor?.name ?? null,
      price: service.price,
    },
  ];
}
