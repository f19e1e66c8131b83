'use client';

import { Button, toast, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import { useState } from 'react';
import type { OutboxStatus } from '#domain/mail/outbox';
import { errorAnswer } from '#domain/wire/wire';

/** Makes one of the shop's own calls for a button. Throws an Error with a message for the owner when it is refused. */
async function askShop(path: string): Promise<void> {
  const response = await fetch(path, { method: 'POST', credentials: 'include' });
  if (response.ok) return;
  const refusal = errorAnswer.safeParse(await response.json().catch(() => null));
  throw new Error(refusal.data?.message ?? `The server answered ${response.status}.`);
}

type Progress = 'waiting' | 'asking' | 'done';

function SendAgainButton() {
  const { id } = useDocumentInfo();
  const { setValue: showStatus } = useField<OutboxStatus>({ path: 'status' });
  const [progress, setProgress] = useState<Progress>('waiting');

  const sendAgain = async () => {
    setProgress('asking');
    try {
      await askShop(`/api/outbox/${encodeURIComponent(String(id))}/resend`);
      // What the server has stored by now; nothing that this form could save.
      showStatus('pending', true);
      setProgress('done');
      toast.success('This mail is on its way again.');
    } catch (error) {
      setProgress('waiting');
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };

  if (progress === 'done')
    return <p className="shop-hint shop-hint--notice">This mail is on its way again.</p>;
  return (
    <div className="shop-send-again">
      <p className="shop-hint shop-hint--notice">
        This mail could not be delivered. If the last problem below is solved, send it again.
      </p>
      <Button margin={false} disabled={progress === 'asking'} onClick={sendAgain}>
        {progress === 'asking' ? 'Sending...' : 'Send again'}
      </Button>
    </div>
  );
}

/** For a mail that was given up: the button that sends it again. */
export const SendAgainField = withCondition(SendAgainButton);

function SettlePaymentButton() {
  const { id } = useDocumentInfo();
  const { setValue: showProblem } = useField<string | null>({ path: 'problem' });
  const [isAsking, setIsAsking] = useState(false);

  const settle = async () => {
    setIsAsking(true);
    try {
      await askShop(`/api/payment-attempts/${encodeURIComponent(String(id))}/settled`);
      toast.success('This payment is settled.');
      // What the server has stored by now; this button goes with it.
      showProblem(null, true);
    } catch (error) {
      setIsAsking(false);
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <div className="shop-send-again">
      <p className="shop-hint shop-hint--notice">
        When the money is refunded, or the order made again, this payment need not be shown among what waits.
      </p>
      <Button margin={false} disabled={isAsking} onClick={settle}>
        {isAsking ? 'Saving...' : 'This is settled'}
      </Button>
    </div>
  );
}

/** For money without an order: the button that marks it as settled. */
export const SettlePaymentField = withCondition(SettlePaymentButton);
