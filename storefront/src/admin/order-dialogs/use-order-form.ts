import { useFormContext } from 'react-hook-form';
import type { OrderFormResult, OrderFormValues } from './order-form-values';

/** The order form around a part of it. */
export function useOrderForm() {
  return useFormContext<OrderFormValues, unknown, OrderFormResult>();
}
