import { vi } from 'vitest';
import { showAt } from '../testing/page-in-test';
import { answer, calls, startShop } from '../testing/shop-in-test';
import { PaymentButton } from './payment-button';

export const ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';
export const START = 'POST /order';
export const SIMULATE = 'POST /api/simulator/PAY-1';
export const CAPTURE = 'POST /order/PAY-1/capture';
export const REPORT = `POST /api/orders/${ORDER_ID}/payment`;
export const SETTINGS = 'GET /api/payment-settings';

export const startWithShop = (settings: { mode: string; clientId: string | null }) =>
  startShop(() => {
    answer(SETTINGS, settings);
    answer(START, { id: 'PAY-1' });
    answer(SIMULATE, { success: true });
    answer(CAPTURE, { id: 'CAP-1', status: 'succeeded' });
    answer(REPORT, { success: true });
  });

export const paymentCalls = () =>
  calls().flatMap(({ call, body }) => (call === SETTINGS ? [] : [[call, body]]));

export const onPaid = vi.fn();
export const onLater = vi.fn();

export function show() {
  onPaid.mockClear();
  onLater.mockClear();
  return showAt(
    '/order?step=4',
    <PaymentButton orderId={ORDER_ID} amount={8000} onPaid={onPaid} onLater={onLater} />,
  );
}
