'use client';
import { Button, toast, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import { useState } from 'react';
import { askShop } from './ask-shop';

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

/** At money without an order: the button that says that it is settled. */
export const SettlePaymentField = withCondition(SettlePaymentButton);
