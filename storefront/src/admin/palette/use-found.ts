import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { orderOnSlip } from '#domain/lists/slip-code';
import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUS_LABEL } from '#domain/orders/order-status';
import { labelOf } from '#domain/words/label-of';
import { paths } from '../../addresses/paths';
import { adminOrderQueries } from '../../api/admin-orders';
import { ownerCustomerQueries } from '../../api/customers';
import { useMay } from '../../api/person';
import { serviceQueries } from '../../api/services';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import type { Command } from './command';

const TERM_MIN = 2;
const FOUND_MAX = 5;

/** Returns the order whose slip a hand scanner typed. Returns nothing for other text. */
export function useTypedSlip(typed: string): Command[] {
  const navigate = useNavigate();
  const id = orderOnSlip(typed);
  if (!id) return [];
  const open = () => void navigate(paths.admin.href({ tab: 'orders', order: id }));
  return [
    { id: 'slip', group: sharedTexts.orders, label: sharedTexts.openOrder(orderNumber(id)), run: open },
  ];
}

/** Finds orders, customers, and services that contain the typed text. */
export function useFound(term: string): { found: Command[]; isLooking: boolean } {
  const navigate = useNavigate();
  const enabled = term.length >= TERM_MIN;
  const search = { search: term, page: '1', limit: String(FOUND_MAX) };
  const may = useMay();
  const orders = useQuery({ ...adminOrderQueries.list(search), enabled });
  const customers = useQuery({
    ...ownerCustomerQueries.page({ page: 1, search: term, sort: '-createdAt' }),
    enabled: enabled && may('GET /api/customers'),
  });
  const services = useQuery({ ...serviceQueries.list(), enabled });
  if (!enabled) return { found: [], isLooking: false };

  const go = (href: string) => () => void navigate(href);
  const foundOrders = (orders.data?.entries ?? []).map(({ id, customerName, status }) => ({
    id: `order ${id}`,
    group: sharedTexts.orders,
    label: `${orderNumber(id)} ${customerName}`,
    hint: labelOf(ORDER_STATUS_LABEL, status),
    run: go(paths.admin.href({ tab: 'orders', order: id })),
  }));
  const foundCustomers = (customers.data?.entries ?? []).slice(0, FOUND_MAX).map(({ id, name, email }) => ({
    id: `customer ${id}`,
    group: sharedTexts.customers,
    label: name,
    hint: email,
    run: go(paths.admin.href({ tab: 'customers', search: email, edit: id })),
  }));
  const foundServices = (may('PATCH /api/services/:id') ? (services.data ?? []) : [])
    .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    .slice(0, FOUND_MAX)
    .map(({ id, name, active }) => ({
      id: `service ${id}`,
      group: uiTexts.services,
      label: name,
      hint: active ? undefined : sharedTexts.inactive,
      run: go(paths.admin.href({ tab: 'services', edit: id })),
    }));
  return {
    found: [...foundOrders, ...foundCustomers, ...foundServices],
    isLooking: orders.isFetching || customers.isFetching,
  };
}
