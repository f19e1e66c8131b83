import { ORDER_CALLS } from '#domain/api-calls/order-calls';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { limitLogin, openCustomerSession } from '#server/accounts/open-session';
import { addCustomer, changeCustomer, listCustomers } from '#server/customers/list-customers';
import { placeOrder } from '#server/ordering/place-order';
import { addOrder, changeOrder, changeOrderPhotos, changeOrderStatus } from '#server/orders/change-order';
import { addView, readOrderViews, renameView } from '#server/orders/order-views';
import { listOrders, readOrder, readOrderStats } from '#server/orders/read-orders';
import { readRefunds } from '#server/payments/read-refunds';
import { cancelOrder, refundOrder } from '#server/payments/refund-order';
import { deleteEntry } from '#server/platform/access/write-fields';
import { signedInFrom } from './middleware/caller-address';
import { findCustomer, setCustomerCookie } from './middleware/session';
import { route } from './route';

const calls = ORDER_CALLS;

/** Orders, and the owner's list of customers. */
export const orderRoutes = [
  route(calls.placeOrder, async ({ req, res, body, idempotencyKey, replacesKey, ...context }) => {
    const { payload, limits, payments, secureCookies, mail } = context;
    const from = signedInFrom(req);
    const customer = await findCustomer(context, req);
    if (customer) await limits.take('order-account', customer.id);
    const { sessionToken, ...placed } = await placeOrder({
      payload,
      input: body,
      idempotencyKey,
      replacesKey,
      customer,
      from,
      takesOnlinePayment: payments.mode !== 'off',
      mail,
      logIn: ({ email, password }) =>
        limitLogin({ limits, address: from.address, account: email }, () =>
          openCustomerSession({ payload, email, password, from }),
        ),
    });
    if (sessionToken) setCustomerCookie(res, sessionToken, secureCookies);
    return placed;
  }),
  route(calls.placeOrder.owners, ({ payload, user, body, idempotencyKey }) =>
    addOrder({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.orders, async ({ payload, user, res, query }) => {
    const { docs, total } = await listOrders({ payload, user, query });
    res.set(TOTAL_HEADER, String(total));
    return docs;
  }),
  // Before the orders by their id, which no order's can be 'stats'.
  route(calls.orderStats, ({ payload, user }) => readOrderStats({ payload, user, now: new Date() })),
  route(calls.orderViews, ({ payload, user }) => readOrderViews({ payload, user })),
  route(calls.addOrderView, ({ payload, user, body, idempotencyKey }) =>
    addView({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.renameOrderView, ({ payload, user, id, body: { name } }) =>
    renameView({ payload, user, id, name }),
  ),
  route(calls.deleteOrderView, ({ payload, user, id }) =>
    deleteEntry({ payload, user, collection: 'order-views', id }),
  ),
  route(calls.order, ({ payload, user, id, mail: { siteUrl } }) => readOrder({ payload, user, id, siteUrl })),
  route(calls.changeOrder, ({ payload, user, id, ifMatch, body }) =>
    changeOrder({ payload, user, id, ifMatch, changes: body }),
  ),
  route(calls.setOrderStatus, ({ payload, user, id, ifMatch, body }) =>
    changeOrderStatus({ payload, user, id, ifMatch, change: body }),
  ),
  route(calls.setOrderImages, ({ payload, user, id, ifMatch, body }) =>
    changeOrderPhotos({ payload, user, id, ifMatch, images: body }),
  ),

  route(calls.cancelOrder, ({ payload, payments: { provider }, user, id, ifMatch, body, idempotencyKey }) =>
    cancelOrder({ payload, user, provider, id, ifMatch, input: body, idempotencyKey }),
  ),
  route(calls.refundOrder, ({ payload, payments: { provider }, user, id, body, idempotencyKey }) =>
    refundOrder({ payload, user, provider, id, input: body, idempotencyKey }),
  ),
  route(calls.refunds, ({ payload, user, id }) => readRefunds({ payload, user, id })),

  route(calls.customers, async ({ payload, user, res, query }) => {
    const { docs, total } = await listCustomers({ payload, user, query });
    res.set(TOTAL_HEADER, String(total));
    return docs;
  }),
  route(calls.addCustomer, ({ payload, user, body, idempotencyKey }) =>
    addCustomer({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.changeCustomer, ({ payload, user, id, ifMatch, body }) =>
    changeCustomer({ payload, user, id, ifMatch, changes: body }),
  ),
];
