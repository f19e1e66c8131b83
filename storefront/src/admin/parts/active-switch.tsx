import { SwitchField } from '../../ui/switch-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as texts from './shared-texts';
import { useNotifyLast } from './use-notify-last';

interface ActiveSwitchProps {
  name: string;
  shown: boolean;
  send: (active: boolean) => Promise<unknown>;
  done: string;
  failed: string;
}

/** Turns an offer on or off right away. It shows the state, and screen readers hear what it's for. */
export function ActiveSwitch({ name, shown, send, ...words }: ActiveSwitchProps) {
  const notifyLast = useNotifyLast(words);
  return (
    <SwitchField
      label={
        <>
          <span aria-hidden>{shown ? texts.active : texts.inactive}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      }
      checked={shown}
      onCheckedChange={(active) => notifyLast(send(active))}
    />
  );
}
