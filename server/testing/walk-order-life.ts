import { ownerOrderView } from '#domain/orders/order-view';
import { createdAnswer } from '#domain/wire/change-answers';
import { walkReviews } from './customers-words';
import { walkConversations } from './walk-conversations';
import { walkLabels } from './walk-labels';
import { walkOrderViews } from './walk-order-views';
import type { Walker } from './walker';

interface WalkOrderLife {
  walker: Walker;
  owner: string;
  customer: string;
  orderId: string;
  email: string;
}

/** Makes every call about a placed order. */
export async function walkOrderLife({ walker, owner, customer, orderId, email }: WalkOrderLife) {
  const asOwner = { cookie: owner, param: orderId };
  const { trackUrl } = ownerOrderView.parse((await walker.make('GET /api/orders/:id', asOwner)).json);
  const token = new URL(trackUrl).pathname.split('/').at(-1);
  await walker.make('GET /api/track/:token', { param: token });
  await walkLabels({ walker, asOwner, token });
  await walkConversations({ walker, asOwner, email });
  await walker.make('POST /api/track/:token/texts', { param: token, body: { textMe: true } });
  await walker.make('GET /api/orders/:id/texts', asOwner);
  await walkReviews({ walker, asOwner, token });
  await walker.make('POST /api/track/:token/messages', { param: token, body: { text: 'Is it done?' } });
  await walker.make('POST /api/orders/:id/messages', { ...asOwner, body: { text: 'On Friday.' } });
  await walker.make('POST /api/orders/:id/notes', { ...asOwner, body: { text: 'Heel pad is loose' } });
  await walker.make('POST /api/orders/:id/payments', {
    ...asOwner,
    body: { amount: 100, how: 'cash' },
    status: 409,
  });
  await walkOrderViews({ walker, owner });
  await walker.make('GET /api/admin/money', { cookie: owner, query: '?month=2026-11' });
  await walker.make('GET /api/orders/:id/events', asOwner);
  await walker.make('PATCH /api/orders/:id/ready-by', {
    ...asOwner,
    body: { from: '2099-01-01', to: '2099-01-02' },
  });
  await walker.make('GET /api/extra-work-templates', { cookie: owner });
  const lines = [{ description: 'New palm lining', amount: 1500 }];
  const propose = async () => {
    const { json } = await walker.make('POST /api/orders/:id/extra-work', { ...asOwner, body: { lines } });
    return createdAnswer.parse(json).id;
  };
  await walker.make('POST /api/orders/:id/extra-work/:extraId/withdraw', {
    ...asOwner,
    part: await propose(),
  });
  await walker.make('POST /api/track/:token/extra-work/:extraId', {
    param: token,
    part: await propose(),
    body: { answer: 'decline' },
  });
  await walker.make('POST /api/track/:token/may-show', { param: token, body: { answer: 'no' }, status: 409 });
  await walker.make('POST /api/orders/:id/album', {
    ...asOwner,
    body: { title: 'A first base mitt', pairs: [{ before: '/media/a.webp', after: '/media/b.webp' }] },
    status: 409,
  });
  await walker.make('GET /api/customer/orders/:id', { cookie: customer, param: orderId });
  await walker.make('POST /api/orders/:id/track-link', asOwner);
  await walker.make('GET /api/track/:token', { param: token, status: 404 });
  const back = { amount: 100, method: 'recorded' };
  await walker.make('POST /api/orders/:id/refunds', { ...asOwner, body: back });
  await walker.make('POST /api/orders/:id/refunds', {
    ...asOwner,
    body: { ...back, amount: 1e8 },
    status: 409,
  });
  await walker.make('GET /api/orders/:id/refunds', asOwner);
  const canceled = { refund: back, reason: 'Ordered twice' };
  await walker.make('POST /api/orders/:id/cancel', { ...asOwner, body: canceled });
  await walker.make('PATCH /api/orders/:id/status', { ...asOwner, body: { status: 'not_received' } });
  await walker.make('POST /api/orders/find', { body: { number: `#${orderId.slice(0, 8)}`, email } });
}
