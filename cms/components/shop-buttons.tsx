'use client';

import { Button, toast, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import { useState } from 'react';
import type { OutboxStatus } from '#domain/email/outbox';

interface ShopButton {
  hint: string;
  labels: [string, string];
  path: (id: string) => string;
  done: string;
  /** Shows the value that was just stored in the form, without making the form unsaved. */
  onDone: () => void;
  isDone: boolean;
}

function ShopButton({ hint, labels, path, done, onDone, isDone }: ShopButton) {
  const { id } = useDocumentInfo();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => {
    setIsAsking(true);
    try {
      const address = path(encodeURIComponent(String(id)));
      const response = await fetch(address, { method: 'POST', credentials: 'include' });
      if (!response.ok) {
        // Loads only now, because it needs zod.
        const { errorAnswer } = await import('#domain/wire/wire');
        const refusal = errorAnswer.safeParse(await response.json().catch(() => null));
        throw new Error(refusal.data?.message ?? `The server answered ${response.status}.`);
      }
      toast.success(done);
      onDone();
    } catch (error) {
      setIsAsking(false);
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };

  if (isDone) return <p className="shop-hint shop-hint--notice">{done}</p>;
  return (
    <div className="shop-send-again">
      <p className="shop-hint shop-hint--notice">{hint}</p>
      <Button margin={false} disabled={isAsking} onClick={ask}>
        {labels[isAsking ? 1 : 0]}
      </Button>
    </div>
  );
}

function SendAgainButton() {
  const { setValue } = useField<OutboxStatus>({ path: 'status' });
  const [isDone, setIsDone] = useState(false);
  return (
    <ShopButton
      hint="This email couldn't be delivered. Once the last problem below is fixed, send it again."
      labels={['Send again', 'Sending...']}
      path={(id) => `/api/outbox/${id}/resend`}
      done="This email is going out again."
      onDone={() => {
        setValue('pending', true);
        setIsDone(true);
      }}
      isDone={isDone}
    />
  );
}

export const SendAgainField = withCondition(SendAgainButton);

function SettlePaymentButton() {
  const { setValue } = useField<string | null>({ path: 'problem' });
  return (
    <ShopButton
      hint="Once you've refunded the money or entered the order again, mark this payment as settled to clear it from the list."
      labels={['This is settled', 'Saving...']}
      path={(id) => `/api/payment-attempts/${id}/settled`}
      done="This payment is settled."
      onDone={() => setValue(null, true)}
      isDone={false}
    />
  );
}

/** Marks money without an order as settled. */
export const SettlePaymentField = withCondition(SettlePaymentButton);
