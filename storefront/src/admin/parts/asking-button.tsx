import { type ComponentProps, useState } from 'react';
import { ActionButton } from './action-button';
import { ConfirmAction } from './confirm-action';

type Confirmation = Omit<ComponentProps<typeof ConfirmAction>, 'onClose'>;
type AskingButtonProps = Omit<ComponentProps<typeof ActionButton>, 'onClick'> & { asks: Confirmation };

/** A button that asks for confirmation before it acts. */
export function AskingButton({ asks, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton {...button} onClick={() => setAsking(true)} />
      {isAsking && <ConfirmAction {...asks} onClose={() => setAsking(false)} />}
    </>
  );
}
