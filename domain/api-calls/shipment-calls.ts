import { z } from 'zod';
import {
  benchShipments,
  boughtAnswer,
  buyRequest,
  labelSheetQuery,
  shipmentAnswer,
  shipmentRequest,
  shipmentView,
} from '../shipments/shipment-contract';
import { IDEMPOTENCY_HEADER } from '../wire/headers';
import type { ApiCalls } from './api-call';

const ONCE_LABEL = { [IDEMPOTENCY_HEADER]: "The same key buys once, no matter how often it's sent." };

/** Shipping labels (rules 27.1 to 27.9). */
export const SHIPMENT_CALLS = {
  shipments: {
    call: 'GET /api/orders/:id/shipments',
    summary: "An order's packages, newest first. Amounts in cents.",
    answer: z.array(shipmentView),
    bench: { answer: benchShipments },
    refusals: ['LABELS_OFF'],
  },
  offerRates: {
    call: 'POST /api/orders/:id/shipments',
    summary:
      "The carriers' prices for a package, cheapest first, in cents. `parcelId` is the name of a package size in Shop settings. Without one, it's the default package. An address the carrier doesn't know returns `VALIDATION` and names the field.",
    body: shipmentRequest,
    answer: shipmentAnswer,
    status: 201,
    refusals: ['LABELS_OFF', 'ORDER_CANCELED', 'LABEL_REFUSED', 'LABEL_AWAY'],
  },
  buyLabel: {
    call: 'POST /api/orders/:id/shipments/:shipmentId/buy',
    summary:
      "Buys a label, once. Buying one to the customer also ships the order: the label's tracking number becomes the order's, and the customer gets an email.",
    body: buyRequest,
    headers: ONCE_LABEL,
    answer: boughtAnswer,
    refusals: ['LABELS_OFF', 'ORDER_CANCELED', 'ALREADY_BOUGHT', 'LABEL_REFUSED', 'LABEL_AWAY'],
  },
  voidLabel: {
    call: 'POST /api/orders/:id/shipments/:shipmentId/void',
    summary: 'Asks the carrier to refund a label. Asking again changes nothing.',
    answer: shipmentView,
    refusals: ['LABELS_OFF', 'LABEL_REFUSED', 'LABEL_AWAY'],
  },
  label: {
    call: 'GET /api/orders/:id/shipments/:shipmentId/label',
    summary: "The label as a 4 × 6 inch PDF, for 60 days after it's bought.",
    refusals: ['LABELS_OFF', 'LABEL_AWAY', 'PHOTOS_AWAY'],
  },
  labelQr: {
    call: 'GET /api/orders/:id/shipments/:shipmentId/qr',
    summary: "The QR code that prints the label at the carrier's counter, if the carrier has one.",
    refusals: ['LABELS_OFF', 'LABEL_AWAY', 'PHOTOS_AWAY'],
  },
  labelSheet: {
    call: 'GET /api/admin/labels',
    summary:
      'One PDF with the outbound labels of up to 100 orders, ready to print. `orders` is a comma-separated list of order IDs. Returns 404 if any of them has no label.',
    query: labelSheetQuery,
    refusals: ['LABELS_OFF', 'NOT_FOUND', 'LABEL_AWAY', 'PHOTOS_AWAY'],
  },
  trackLabel: {
    call: 'GET /api/track/:token/label',
    role: 'anyone',
    summary: "The label for mailing the glove to the shop, for anyone with the link to the order's page.",
    refusals: ['LABELS_OFF', 'LABEL_AWAY', 'PHOTOS_AWAY'],
  },
  trackLabelQr: {
    call: 'GET /api/track/:token/label-qr',
    role: 'anyone',
    summary: "That label's QR code for the counter, if the carrier has one.",
    refusals: ['LABELS_OFF', 'LABEL_AWAY', 'PHOTOS_AWAY'],
  },
} as const satisfies ApiCalls;
