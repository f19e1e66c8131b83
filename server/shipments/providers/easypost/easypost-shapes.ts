import { z } from 'zod';
import { CURRENCY, dollarsToCents } from '#domain/wire/money';
import type { BoughtLabel, LabelRefund, ProviderShipment, ProviderTracker } from '../provider';

const text = z.string().nullish();

const rate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string(),
  currency: z.string().default(CURRENCY),
  delivery_days: z.number().nullish(),
  est_delivery_days: z.number().nullish(),
});

const PDF = /\.pdf($|\?)/i;

const trackerShape = z.object({
  id: z.string(),
  tracking_code: z.string(),
  carrier: text,
  status: z.string().default('unknown'),
  status_detail: text,
  est_delivery_date: text,
  updated_at: text,
  public_url: text,
  carrier_detail: z.object({ est_delivery_date_local: text }).nullish(),
  tracking_details: z.array(z.object({ status: text, datetime: text })).nullish(),
});

const RETURN = 'return_to_sender';

/** Estimates are days, sent as midnight in UTC unless the carrier gives its own time zone. */
function dayOf({ carrier_detail: detail, est_delivery_date: estimate }: z.output<typeof trackerShape>) {
  const { data } = z.iso.date().safeParse((detail?.est_delivery_date_local ?? estimate ?? '').slice(0, 10));
  return data ?? null;
}

export const easypostTracker = trackerShape.transform(
  (tracker): ProviderTracker => ({
    id: tracker.id,
    trackingNumber: tracker.tracking_code,
    carrier: tracker.carrier ?? null,
    status: tracker.status,
    detail: tracker.status_detail ?? null,
    isReturn: (tracker.tracking_details ?? []).some(({ status }) => status === RETURN),
    scannedAt:
      tracker.tracking_details?.findLast(({ status }) => status === tracker.status)?.datetime ?? null,
    day: dayOf(tracker),
    estimatedAt: tracker.est_delivery_date ?? null,
    updatedAt: tracker.updated_at ?? null,
    trackingUrl: tracker.public_url ?? null,
  }),
);

const postageLabel = z.object({
  created_at: text,
  label_url: text,
  label_pdf_url: text,
  label_file_type: text,
});

const form = z.object({ form_type: text, form_url: text });

const shipment = z.object({
  id: z.string(),
  reference: text,
  rates: z.array(rate).nullish(),
  selected_rate: rate.nullish(),
  postage_label: postageLabel.nullish(),
  tracking_code: text,
  tracker: easypostTracker.nullish(),
  forms: z.array(form).nullish(),
  refund_status: text,
});
type Shipment = z.output<typeof shipment>;

/** A shipment, as calls return it. Fields we can do without are optional, because a purchase that can't be read counts as unconfirmed. */
export const easypostShipment = shipment.transform(
  (stored): ProviderShipment => ({
    id: stored.id,
    reference: stored.reference ?? null,
    rates: (stored.rates ?? []).flatMap((each) => {
      const amount = centsOf(each);
      const days = each.delivery_days ?? each.est_delivery_days ?? null;
      const { id, carrier, service } = each;
      return amount === null ? [] : [{ id, carrier, service, amount, days: days && Math.round(days) }];
    }),
    bought: boughtOf(stored),
  }),
);

function boughtOf({
  selected_rate: chosen,
  postage_label: label,
  tracking_code: trackingNumber,
  tracker,
  forms,
  refund_status: refund,
}: Shipment): BoughtLabel | null {
  if (!chosen || !label) return null;
  return {
    rateId: chosen.id,
    carrier: chosen.carrier,
    service: chosen.service,
    amount: centsOf(chosen) ?? 0,
    boughtAt: label.created_at ?? new Date().toISOString(),
    trackingNumber: trackingNumber ?? tracker?.trackingNumber ?? '',
    trackingUrl: tracker?.trackingUrl ?? null,
    tracker: tracker ?? null,
    labelUrl: pdfOf(label),
    qrUrl: forms?.find(({ form_type: type }) => type === 'label_qr_code')?.form_url ?? null,
    refund: REFUNDS.find((each) => each === refund) ?? null,
  };
}

const REFUNDS: readonly LabelRefund[] = ['submitted', 'refunded', 'rejected'];

const centsOf = ({ rate: amount, currency }: z.output<typeof rate>): number | null =>
  currency === CURRENCY ? dollarsToCents(amount) : null;

function pdfOf({
  label_pdf_url: pdf,
  label_url: url,
  label_file_type: type,
}: z.output<typeof postageLabel>): string | null {
  if (pdf) return pdf;
  return url && (type === 'application/pdf' || PDF.test(url)) ? url : null;
}

export const easypostAddress = z.object({
  verifications: z
    .object({
      delivery: z
        .object({
          success: z.boolean(),
          errors: z.array(z.object({ message: z.string().optional() })).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
