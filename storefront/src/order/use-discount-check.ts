import { formatDiscountValue } from '#domain/discounts/discount';
import { orderNumber } from '#domain/orders/order-number';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { waitOr } from '../api/client';
import { useVerifyDiscount } from '../api/ordering';
import { useToast } from '../ui/toast';
import { withFields } from './draft-changes';
import type { AppliedDiscount, OrderAttempt, OrderDraft } from './order-draft';
import * as texts from './order-texts';

/** What checking a code found out. If it was refused or the call failed, there's a reason (rule 4.4). */
export type CheckedCode =
  | { state: 'applied'; discount: AppliedDiscount }
  | { state: 'refused' | 'unknown'; reason: string };

interface DiscountCheck {
  change: (next: (draft: OrderDraft) => OrderDraft) => void;
  attempt: OrderAttempt | null;
  /** The prices of the services, in cents, for codes with a minimum (rule 29.2). */
  subtotal: number;
}

/** Checks a discount code with the server and applies it if it's valid. Never throws, because it must not stop an order. */
export function useDiscountCheck({ change, attempt, subtotal }: DiscountCheck) {
  const { toast } = useToast();
  const { mutateAsync: verify, isPending } = useVerifyDiscount();
  return {
    isChecking: isPending,
    async check(code: string): Promise<CheckedCode> {
      try {
        const replacesKey = attempt?.key ?? null;
        const { valid, discount, unpaidOrder } = await verify({ code, replacesKey });
        if (unpaidOrder) return { state: 'refused', reason: texts.codeIsInUse(orderNumber(unpaidOrder)) };
        if (!valid || !discount) return { state: 'refused', reason: MESSAGES.invalidDiscount };
        const { minSubtotal = 0, ...rule } = discount;
        if (minSubtotal > subtotal)
          return {
            state: 'refused',
            reason: `${MESSAGES.invalidDiscount} ${texts.codeNeeds(formatDollars(minSubtotal))}`,
          };
        const applied = { code, ...rule };
        change((draft) => withFields({ ...draft, discount: applied }, { discountCode: '' }));
        toast({
          title: texts.discountApplied,
          description: texts.discountOff(formatDiscountValue(discount)),
        });
        return { state: 'applied', discount: applied };
      } catch (error) {
        return { state: 'unknown', reason: waitOr(error, MESSAGES.discountNotVerified) };
      }
    },
  };
}
