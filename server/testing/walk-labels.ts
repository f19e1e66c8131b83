import { shipmentAnswer } from '#domain/shipments/shipment-contract';
import type { Walker } from './walker';

interface WalkLabels {
  walker: Walker;
  asOwner: { cookie: string; param: string };
  token: string | undefined;
}

/** Makes every call about a label for mailing a glove to the shop. */
export async function walkLabels({ walker, asOwner, token }: WalkLabels): Promise<void> {
  const body = { direction: 'to_shop' };
  const { json } = await walker.make('POST /api/orders/:id/shipments', { ...asOwner, body });
  const { id: part, rates } = shipmentAnswer.parse(json);
  const asPart = { ...asOwner, part };
  const path = '/api/orders/:id/shipments/:shipmentId';
  await walker.make(`POST ${path}/buy`, { ...asPart, body: { rateId: rates[0]?.id } });
  await walker.make('GET /api/orders/:id/shipments', asOwner);
  for (const file of ['label', 'qr']) await walker.make(`GET ${path}/${file}`, asPart);
  for (const file of ['label', 'label-qr'])
    await walker.make(`GET /api/track/:token/${file}`, { param: token });
  // This order has no outbound label yet.
  const { cookie, param } = asOwner;
  await walker.make('GET /api/admin/labels', { cookie, query: `?orders=${param}`, status: 404 });
  await walker.make(`POST ${path}/void`, asPart);
}
