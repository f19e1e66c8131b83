'use client';
import { Button, toast, useDocumentInfo, useField, withCondition } from '@payloadcms/ui';
import { useState } from 'react';
import type { OutboxStatus } from '#domain/mail/outbox';
import { askShop } from './ask-shop';

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

/** At a mail that was given up: the button that sends it again. */
export const SendAgainField = withCondition(SendAgainButton);
