import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { SimulatedOutcome } from '#domain/payments/payment';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { useSimulateBuyer } from '../api/payments';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Stack } from '../ui/layout';
import { color, font } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import { PaymentNotice } from './payment-notice';
import * as texts from './payment-texts';
import type { Payment } from './use-payment';

const Label = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  padding: 8px 12px;
  border: 1px dashed ${color.warning};
  border-radius: 6px;
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 600 ${font.h4}/1.2 ${font.display};
`;

const OUTCOMES = [
  { outcome: 'approve', label: texts.approveThePayment, variant: 'primary' },
  { outcome: 'decline', label: texts.letCardBeDeclined, variant: 'secondary' },
  { outcome: 'error', label: texts.letPaypalFail, variant: 'secondary' },
  { outcome: 'window-error', label: texts.letWindowBreak, variant: 'secondary' },
  { outcome: 'cancel', label: uiTexts.cancel, variant: 'ghost' },
] as const satisfies { outcome: SimulatedOutcome; label: string; variant: string }[];

/** Replaces PayPal if there are no credentials (rule 8.1). */
export function SimulatedPayment({ amount, payment }: { amount: number; payment: Payment }) {
  const { mutateAsync: simulateBuyer } = useSimulateBuyer();
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setOutcome] = useState<SimulatedOutcome | null>(null);
  const once = useOnce();

  const open = () =>
    once(async () => {
      // The payment itself shows why it was refused.
      const id = await payment.start().catch(() => null);
      setOpened(id);
    });

  const choose = (paypalOrderId: string, outcome: SimulatedOutcome) =>
    once(async () => {
      setOutcome(outcome);
      try {
        await simulateBuyer({ paypalOrderId, outcome });
        if (outcome === 'cancel') payment.cancel();
        else if (outcome === 'window-error') payment.breakOff();
        else if ((await payment.approve(paypalOrderId)) === 'declined') return;
      } catch {
        payment.breakOff();
      } finally {
        setOutcome(null);
      }
      setOpened(null);
    });

  const label = (
    <Label>
      <FlaskConical size={20} />
      {MESSAGES.testMode}
    </Label>
  );
  return (
    <Stack $gap="12px">
      {label}
      {opened === null && <PaymentNotice payment={payment} />}
      {payment.stage !== 'checking' && (
        <Button
          onClick={open}
          busy={payment.isBusy}
          busyText={payment.stage === 'finishing' ? uiTexts.confirming : texts.opening}
        >
          {texts.payAmount(formatDollars(amount))}
        </Button>
      )}
      <Dialog
        open={opened !== null}
        onClose={() => {
          if (opened !== null) choose(opened, 'cancel');
        }}
        title={texts.simulatedPayment}
        description={texts.forYourOrder(formatDollars(amount))}
        size="sm"
      >
        <Stack $gap="12px">
          {label}
          {opened !== null && <PaymentNotice payment={payment} />}
          {OUTCOMES.map(({ outcome, label: name, variant }) => (
            <Button
              key={outcome}
              variant={variant}
              busy={chosen === outcome}
              busyText={uiTexts.oneMoment}
              disabled={chosen !== null}
              onClick={() => {
                if (opened !== null) choose(opened, outcome);
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </Stack>
  );
}
