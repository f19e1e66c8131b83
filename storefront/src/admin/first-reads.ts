import type { QueryClient } from '@tanstack/react-query';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { ownerDiscountQueries } from '../api/admin-discounts';
import { adminOrderQueries } from '../api/admin-orders';
import { conversationQueries } from '../api/conversations';
import { ownerCustomerQueries } from '../api/customers';
import { galleryQueries } from '../api/gallery';
import { laceColorQueries } from '../api/lace-colors';
import { ownerReviewQueries } from '../api/owner-reviews';
import { questionQueries } from '../api/questions';
import { serviceQueries } from '../api/services';
import { readOrderList } from './orders-tab/order-filters';
import { queryForPage } from './parts/use-list-params';

const READS: Readonly<Record<DashboardTab, (queryClient: QueryClient) => Promise<unknown>>> = {
  orders: (queryClient) =>
    Promise.all([
      queryClient.prefetchQuery(adminOrderQueries.list(queryForPage(readOrderList({})))),
      queryClient.prefetchQuery(serviceQueries.list()),
      queryClient.prefetchQuery(laceColorQueries.list()),
    ]),
  customers: (queryClient) =>
    queryClient.prefetchQuery(ownerCustomerQueries.page({ page: 1, search: '', sort: '-createdAt' })),
  messages: (queryClient) =>
    Promise.all([
      queryClient.prefetchQuery(conversationQueries.list(1)),
      queryClient.prefetchQuery(questionQueries.list(1)),
      queryClient.prefetchQuery(ownerReviewQueries.list(1)),
      queryClient.prefetchQuery(ownerCustomerQueries.all()),
    ]),
  services: (queryClient) => queryClient.prefetchQuery(serviceQueries.list()),
  discounts: (queryClient) => queryClient.prefetchQuery(ownerDiscountQueries.list()),
  laces: (queryClient) => queryClient.prefetchQuery(laceColorQueries.list()),
  gallery: (queryClient) => queryClient.prefetchQuery(galleryQueries.list()),
};

/** Reads a tab's first view unless it's cached. */
export const readFirst = (queryClient: QueryClient, tab: DashboardTab) => READS[tab](queryClient);
