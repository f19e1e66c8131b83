import { formatDiscountValue } from '#domain/discounts/discount';
import { MESSAGES } from '#domain/words/shop-texts';
import { waitOr } from '../api/client';
import { useVerifyDiscount } from '../api/ordering';
import { useToast } from '../ui/toast';
import { withFields } from './draft-changes';
import type { AppliedDiscount, OrderDraft } from './order-draft';
import * as texts from './order-texts';

/** A code's result. A refusal or failure has a reason (rule 4.4). */
export type CheckedCode =
  | { state: 'applied'; discount: AppliedDiscount }
  | { state: 'refused' | 'unknown'; reason: string };

/** Checks a discount code with the server and applies a valid one. Never throws, because it must not stop an order. */
export function useDiscountCheck(change: (next: (draft: OrderDraft) => OrderDraft) => void) {
  const { toast } = useToast();
  const { mutateAsync: verify, isPending } = useVerifyDiscount();
  return {
    isChecking: isPending,
    async check(code: string): Promise<CheckedCode> {
      try {
        const { valid, discount } = await verify(code);
        if (!valid || !discount) return { state: 'refused', reason: MESSAGES.invalidDiscount };
        const applied = { code, ...discount };
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
