import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { FakeAnswer } from './fake-provider';

export type EasypostOperation =
  | 'address'
  | 'create'
  | 'find'
  | 'buy'
  | 'refund'
  | 'label'
  | 'form'
  | 'track'
  | 'find-tracker'
  | 'file';
export type EasypostTrouble = 'error' | 'limited' | 'limited-long' | 'no-funds' | 'refused' | 'png-label';

export const newEasypostId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** Returns a refusal in EasyPost's format. */
export const easypostRefusal = (
  status: number,
  code: string,
  message: string,
  errors: object[] = [],
): FakeAnswer => ({ status, body: { error: { code, message, errors } } });

export function easypostOperationOf({ method, url = '' }: IncomingMessage): EasypostOperation {
  const path = url.split('?')[0] ?? '';
  if (path.startsWith('/files/')) return 'file';
  if (path.startsWith('/v2/addresses')) return 'address';
  if (path.startsWith('/v2/trackers')) return method === 'POST' ? 'track' : 'find-tracker';
  for (const end of ['buy', 'refund', 'label'] as const) if (path.endsWith(`/${end}`)) return end;
  if (path.endsWith('/forms')) return 'form';
  return method === 'POST' ? 'create' : 'find';
}

export const fakeAddress = z.looseObject({
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

export const createShipmentBody = z.object({
  shipment: z.object({
    reference: z.string(),
    from_address: fakeAddress,
    to_address: fakeAddress,
    parcel: z.object({ length: z.number(), width: z.number(), height: z.number(), weight: z.number() }),
    options: z.object({ label_format: z.string(), label_size: z.string() }),
  }),
});

/** The rates of every fake shipment in EasyPost's order: most expensive first. */
export const FAKE_RATES = [
  { carrier: 'USPS', service: 'Express', rate: '33.10', days: 2 },
  { carrier: 'UPSDAP', service: 'Ground', rate: '9.12', days: 4 },
  { carrier: 'USPS', service: 'Priority', rate: '6.90', days: 2 },
  { carrier: 'USPS', service: 'GroundAdvantage', rate: '5.93', days: 3 },
] as const;

export const fakeRates = (shipmentId: string) =>
  FAKE_RATES.map(({ carrier, service, rate, days }) => ({
    id: newEasypostId('rate'),
    object: 'Rate',
    mode: 'test',
    service,
    carrier,
    rate,
    currency: 'USD',
    delivery_days: days,
    delivery_date: null,
    delivery_date_guaranteed: false,
    est_delivery_days: days,
    shipment_id: shipmentId,
  }));

/** A 4 by 6 inch PDF that shows a text. */
export function fakeLabelPdf(text: string): Buffer {
  const content = `BT /F1 14 Tf 24 380 Td (${text.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
