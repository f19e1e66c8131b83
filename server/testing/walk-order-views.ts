import { createdAnswer } from '#domain/wire/change-answers';
import type { Walker } from './walker';

interface WalkOrderViews {
  walker: Walker;
  owner: string;
}

/** Makes every call about order views. */
export async function walkOrderViews({ walker, owner: cookie }: WalkOrderViews): Promise<void> {
  const filters = { status: 'received', paymentStatus: 'succeeded' };
  const body = { name: 'Paid and here', filters };
  const made = await walker.make('POST /api/admin/order-views', { cookie, body });
  await walker.make('POST /api/admin/order-views', { cookie, body, status: 409 });
  const { id: param } = createdAnswer.parse(made.json);
  await walker.make('PATCH /api/admin/order-views/:id', { cookie, param, body: { name: 'Here and paid' } });
  await walker.make('GET /api/admin/order-views', { cookie });
  await walker.make('DELETE /api/admin/order-views/:id', { cookie, param });
}
