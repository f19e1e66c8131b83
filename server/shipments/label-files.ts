import { Readable } from 'node:stream';
import type { Payload, Where } from 'payload';
import { LABEL_KEEP_DAYS } from '#domain/shipments/shipment';
import { DAY_MS } from '#domain/wire/durations';
import { type PhotoStore, readFile } from '#server/photos/photo-store';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import type { Shipment } from '../../payload-types';
import { ShipmentError } from './providers/provider';
import { hasLabel, type Shipping } from './shipments';

const TYPES = { label: 'application/pdf', qr: 'image/png' } as const;
export type LabelFile = keyof typeof TYPES;

const PDF_START = '%PDF-';

/** Stores private copies of a label's files (rule 27.7). Throws a ShipmentError, or a ShopError if the storage is down. */
export async function storeFiles(
  { payload, provider, store }: Shipping,
  shipment: Shipment,
): Promise<Shipment> {
  const { id, providerId, labelSource, qrSource, labelFile } = shipment;
  if (labelFile || !providerId || !hasLabel(shipment)) return shipment;
  const source = labelSource ?? (await provider.labelAsPdf(providerId));
  if (!source) throw new ShipmentError('away', "EasyPost hasn't made the label yet");
  const pdf = await provider.download(source);
  if (pdf.subarray(0, PDF_START.length).toString() !== PDF_START)
    throw new ShipmentError('away', "EasyPost's label isn't a PDF");
  const name = `${id}.pdf`;
  await store.put('labels', name, pdf, TYPES.label);
  const qr = shipment.direction === 'to_shop' ? (qrSource ?? (await qrOf(providerId))) : null;
  const qrName = qr ? `${id}-qr.png` : null;
  if (qr && qrName) await store.put('labels', qrName, await provider.download(qr), TYPES.qr);
  const bought = Date.parse(shipment.boughtAt ?? new Date().toISOString());
  const filesUntil = new Date(bought + LABEL_KEEP_DAYS * DAY_MS).toISOString();
  const data = { labelFile: name, qrFile: qrName, filesUntil };
  return (await changeIf(payload, 'shipments', id, { data })) ?? shipment;

  /** Only some carriers print a label from a QR code at their counter. */
  async function qrOf(providersId: string): Promise<string | null> {
    try {
      return await provider.requestQr(providersId);
    } catch (error) {
      if (error instanceof ShipmentError && !['away', 'busy'].includes(error.problem)) return null;
      throw error;
    }
  }
}

export interface OpenLabel {
  type: string;
  size: number;
  body: Readable;
}

/** Opens a label's file. If storing it failed earlier, fetches it first. Throws NOT_FOUND, LABEL_AWAY, or PHOTOS_AWAY. */
export async function openLabel(shipping: Shipping, shipment: Shipment, kind: LabelFile): Promise<OpenLabel> {
  if (!hasLabel(shipment)) throw new ShopError('NOT_FOUND');
  const bytes = orNotFound(await labelBytes(shipping, shipment, kind));
  return { type: TYPES[kind], size: bytes.length, body: Readable.from([bytes]) };
}

export const openPdf = (bytes: Buffer): OpenLabel => ({
  type: TYPES.label,
  size: bytes.length,
  body: Readable.from([bytes]),
});

/** A label's file, or null if there's none. Throws LABEL_AWAY or PHOTOS_AWAY. */
export async function labelBytes(
  shipping: Shipping,
  shipment: Shipment,
  kind: LabelFile,
): Promise<Buffer | null> {
  try {
    const stored = await storeFiles(shipping, shipment);
    const name = kind === 'label' ? stored.labelFile : stored.qrFile;
    const file = name ? await shipping.store.open('labels', name) : null;
    return file && (await readFile(file));
  } catch (error) {
    if (error instanceof ShipmentError) throw new ShopError('LABEL_AWAY');
    throw error;
  }
}

const AT_ONCE = 100;

export async function removeOldFiles(payload: Payload, store: PhotoStore, now: Date): Promise<number> {
  const where: Where = {
    and: [{ filesUntil: { less_than: now.toISOString() } }, { labelFile: { exists: true } }],
  };
  const old = await findAll(payload, 'shipments', where, 'filesUntil', AT_ONCE);
  for (const shipment of old) await removeFiles(payload, store, shipment);
  return old.length;
}

/** Removes the files of an order's labels, because they show its customer's address. */
export async function removeOrderLabels(payload: Payload, store: PhotoStore, orderId: string): Promise<void> {
  for (const shipment of await findAll(payload, 'shipments', { orderId: { equals: orderId } }))
    await removeFiles(payload, store, shipment);
}

async function removeFiles(payload: Payload, store: PhotoStore, shipment: Shipment): Promise<void> {
  const { id, labelFile, qrFile } = shipment;
  for (const name of [labelFile, qrFile]) if (name) await store.remove('labels', name);
  // Marked as expired from now on, so they aren't fetched again.
  const filesUntil = new Date().toISOString();
  const data = { labelFile: null, qrFile: null, labelSource: null, qrSource: null, filesUntil };
  await changeIf(payload, 'shipments', id, { data });
}
