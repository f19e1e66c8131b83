import { ORDER_CALLS } from '#domain/api-calls/order-calls';
import { limitLogin, openCustomerSession } from '#server/accounts/open-session';
import { addCustomer, changeCustomer, listCustomers } from '#server/customers/list-customers';
import { placeOrder } from '#server/ordering/place-order';
import { addOrder, changeOrder, changeOrderStatus } from '#server/orders/change-order';
import { addView, readOrderViews, renameView } from '#server/orders/order-views';
import { readBenchLoad } from '#server/orders/read-bench-load';
import { readEstimate } from '#server/orders/read-estimate';
import { listOrders, readOrder, readOrderStats } from '#server/orders/read-orders';
import { readRefunds } from '#server/payments/read-refunds';
import { cancelOrder, refundOrder } from '#server/payments/refund-order';
import { deleteEntry, writeFields } from '#server/platform/access/write-fields';
import { emailNewsOf } from '#server/replies/order-replies';
import { reviewOf } from '#server/reviews/read-reviews';
import { signedInFrom } from './middleware/caller-address';
import { findCustomer, setCustomerCookie } from './middleware/session';
import { answerPage, route, routesOf } from './route';

export const orderRoutes = [
  ...routesOf(ORDER_CALLS, {
    placeOrder: async ({ req, res, body: input, idempotencyKey, replacesKey, ...context }) => {
      const { payload, limits, payments, secureCookies, emailSettings } = context;
      const from = signedInFrom(req);
      const customer = await findCustomer(context, req);
      if (customer) await limits.take('order-account', customer.id);
      const { sessionToken, ...placed } = await placeOrder({
        payload,
        input,
        idempotencyKey,
        replacesKey,
        customer,
        from,
        takesOnlinePayment: payments.mode !== 'off',
        emailSettings,
        logIn: ({ email, password }) =>
          limitLogin({ limits, address: from.address, account: email }, () =>
            openCustomerSession({ payload, email, password, from }),
          ),
      });
      if (sessionToken) setCustomerCookie(res, sessionToken, secureCookies);
      return placed;
    },
    orderEstimate: ({ payload, query }) => readEstimate(payload, query),
    orders: ({ by, query }) => answerPage(listOrders({ ...by, query })),
    benchLoad: ({ by }) => readBenchLoad(by),
    orderStats: ({ by }) => readOrderStats({ ...by, now: new Date() }),
    orderViews: ({ payload, user, labels: { isOn } }) => readOrderViews({ payload, user }, isOn),
    addOrderView: ({ by, body: input }) => addView(by, input),
    renameOrderView: ({ by, body: { name } }) => renameView(by, name),
    deleteOrderView: ({ by }) => deleteEntry('order-views', by),
    order: async ({ by, emailSettings: { siteUrl } }) => {
      const order = await readOrder(by, siteUrl);
      const [emailNews, review] = await Promise.all([
        emailNewsOf(by.payload, order),
        reviewOf(by.payload, order),
      ]);
      return { ...order, ...emailNews, ...review };
    },
    changeOrder: ({ by, body: changes }) => changeOrder({ ...by, changes }),
    setOrderStatus: ({ by, body: change }) => changeOrderStatus({ ...by, change }),
    setOrderImages: ({ by, body: data }) => writeFields({ ...by, collection: 'orders', data }),
    cancelOrder: ({ by, payments: { provider }, body: input }) => cancelOrder({ ...by, provider, input }),
    refundOrder: ({ by, payments: { provider }, body: input }) => refundOrder({ ...by, provider, input }),
    refunds: ({ by }) => readRefunds(by),
    customers: ({ by, query }) => answerPage(listCustomers({ ...by, query })),
    addCustomer: ({ by, body: input }) => addCustomer({ ...by, input }),
    changeCustomer: ({ by, body: changes }) => changeCustomer({ ...by, changes }),
  }),
  route(ORDER_CALLS.placeOrder.owners, ({ by, body: input }) => addOrder({ ...by, input })),
];
