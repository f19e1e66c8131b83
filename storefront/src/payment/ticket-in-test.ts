import type { TicketFacts } from './ticket-facts';

export const TICKET: TicketFacts = {
  lines: [{ key: '0', serviceName: 'Full Relace', laceColorName: 'Crimson', price: 6500 }],
  totals: { subtotal: 6500, discountAmount: 0, shippingCharge: 1500, total: 8000 },
  discountCode: null,
  deliveryMethod: 'ship',
  shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
  estimate: { minDays: 21, maxDays: 24 },
  scarceLaceColors: ['Crimson'],
};
