import { SwitchField } from '../../ui/switch-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useTellLast } from './use-tell-last';

interface ActiveSwitchProps {
  /** What it switches, for who hears it. */
  name: string;
  shown: boolean;
  send: (active: boolean) => Promise<unknown>;
  done: string;
  failed: string;
}

/** Whether something is offered, switched at once: its state to who sees it, to who hears it always what it switches. */
export function ActiveSwitch({ name, shown, send, ...words }: ActiveSwitchProps) {
  const tellLast = useTellLast(words);
  return (
    <SwitchField
      label={
        <>
          <span aria-hidden>{shown ? 'Active' : 'Inactive'}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      }
      checked={shown}
      onCheckedChange={(active) => tellLast(send(active))}
    />
  );
}
