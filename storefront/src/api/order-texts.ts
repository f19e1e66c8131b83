import { orderTexts } from '#domain/texts/text-contract';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { ownersRead } from './owners-calls';

export const orderTextQueries = {
  of: (orderId: string) =>
    ownersRead([...ORDERS_KEY, orderId, 'texts'], orderTexts, { path: `${orderPath(orderId)}/texts` }),
};
