import type { Where } from 'payload';
import type { ByPerson } from '#server/platform/access/allowed';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { labelBytes, type OpenLabel, openPdf } from './label-files';
import { claimOf, hasLabel, mayShip, type Shipping } from './shipments';

/** Returns one PDF with these orders' outbound labels, in the given order. Throws FORBIDDEN, NOT_FOUND, LABEL_AWAY, or PHOTOS_AWAY. */
export async function openLabelSheet(
  shipping: Shipping,
  by: ByPerson,
  orderIds: readonly string[],
): Promise<OpenLabel> {
  await mayShip(by);
  const claims = orderIds.map((orderId) => claimOf({ orderId, direction: 'to_customer' }));
  const where: Where = { claim: { in: claims } };
  const bought = (await findAll(shipping.payload, 'shipments', where)).filter(hasLabel);
  // Loaded here, because it's large and nothing else needs it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const sheet = await PDFDocument.create();
  for (const claim of claims) {
    const shipment = bought.find((each) => each.claim === claim);
    const bytes = shipment && (await labelBytes(shipping, shipment, 'label'));
    if (!bytes) throw new ShopError('NOT_FOUND');
    const label = await PDFDocument.load(bytes);
    for (const page of await sheet.copyPages(label, label.getPageIndices())) sheet.addPage(page);
  }
  return openPdf(Buffer.from(await sheet.save()));
}
