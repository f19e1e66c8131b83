import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SimulatedOutcome } from '#domain/payments/payment';
import {
  captureAnswer,
  type PaymentReport,
  type PaymentRequest,
  paymentAnswer,
  paymentDue,
  paymentSettings,
} from '#domain/payments/payment-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api, readAs } from './client';

/** Reads about online payment. */
export const paymentQueries = {
  /** How online payment works in this shop. */
  settings: () =>
    queryOptions({ queryKey: ['/api', 'payment-settings'], queryFn: readAs(async () => paymentSettings) }),
  /** One order's payment state, refetched whenever it's shown. */
  due: (orderId: string) =>
    queryOptions({
      queryKey: ['/api', 'orders', encodeURIComponent(orderId), 'payment'],
      queryFn: readAs(async () => paymentDue),
      staleTime: 0,
    }),
};

/** Opens a payment at the provider and answers the provider's order. */
export function useStartPayment() {
  return useMutation({
    mutationFn: (request: PaymentRequest) => api.post('/order', request, paymentAnswer),
  });
}

/** Captures a payment that the buyer has approved; repeating it takes nothing twice. */
export function useCapturePayment() {
  return useMutation({
    mutationFn: (paypalOrderId: string) =>
      api.post(`/order/${encodeURIComponent(paypalOrderId)}/capture`, {}, captureAnswer),
  });
}

interface Report extends PaymentReport {
  orderId: string;
}

/** Reports a captured payment; orders shown elsewhere are read again. */
export function useReportPayment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, ...report }: Report) =>
      api.post(`/api/orders/${encodeURIComponent(orderId)}/payment`, report, changedAnswer),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api', 'orders'] }),
        queryClient.invalidateQueries({ queryKey: ['/api', 'customer', 'orders'] }),
      ]),
  });
}

interface Simulation {
  paypalOrderId: string;
  outcome: SimulatedOutcome;
}

/** Does what a buyer does in the provider's window, where payment is only simulated. */
export function useSimulateBuyer() {
  return useMutation({
    mutationFn: ({ paypalOrderId, outcome }: Simulation) =>
      api.post(`/api/simulator/${encodeURIComponent(paypalOrderId)}`, { outcome }, changedAnswer),
  });
}
