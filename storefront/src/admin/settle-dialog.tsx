import { orderNumber } from '#domain/orders/order-number';
import type { ProblemEntry } from '#domain/payments/problem-kinds';
import { useSettleProblem } from '../api/admin-order-changes';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './admin-texts';
import { ConfirmAction } from './parts/confirm-action';

export function SettleDialog({ entry, onClose }: { entry: ProblemEntry; onClose: () => void }) {
  const { mutateAsync } = useSettleProblem();
  return (
    <ConfirmAction
      title={texts.markAsSettledTitle}
      action={texts.markAsSettled}
      busyText={uiTexts.saving}
      act={() => mutateAsync(entry)}
      done={texts.problemSettled}
      failed={texts.problemSettleFailed}
      quotes
      closesAnyway
      onClose={onClose}
    >
      <p>{texts.settleOnceMoneyRight(orderNumber(entry.orderId))}</p>
    </ConfirmAction>
  );
}
