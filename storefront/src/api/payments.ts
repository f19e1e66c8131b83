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

export const paymentQueries = {
  settings: () =>
    queryOptions({ queryKey: ['/api', 'payment-settings'], queryFn: readAs(async () => paymentSettings) }),
  /** An order's payment state, read again each time it's shown. */
  due: (orderId: string) =>
    queryOptions({
      queryKey: ['/api', 'orders', encodeURIComponent(orderId), 'payment'],
      queryFn: readAs(async () => paymentDue),
      staleTime: 0,
    }),
};

/** Opens a payment at the provider and returns the provider's order. */
export function useStartPayment() {
  return useMutation({
    mutationFn: (request: PaymentRequest) => api.post('/order', request, paymentAnswer),
  });
}

/** Captures a payment that the buyer approved. A retry doesn't capture it twice. */
export function useCapturePayment() {
  return useMutation({
    mutationFn: (paypalOrderId: string) =>
      api.post(`/order/${encodeURIComponent(paypalOrderId)}/capture`, {}, captureAnswer),
  });
}

interface Report extends PaymentReport {
  orderId: string;
}

/** Returns a function that records a captured payment in the page, and reads orders again that are shown elsewhere. */
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

/** Does what a buyer would do in the provider's window. Only for simulated payments. */
export function useSimulateBuyer() {
  return useMutation({
    mutationFn: ({ paypalOrderId, outcome }: { paypalOrderId: string; outcome: SimulatedOutcome }) =>
      api.post(`/api/simulator/${encodeURIComponent(paypalOrderId)}`, { outcome }, changedAnswer),
  });
}
