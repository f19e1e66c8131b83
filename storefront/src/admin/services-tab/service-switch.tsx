import { useSwitchService } from '../../api/admin-services';
import { waitOr } from '../../api/client';
import { SwitchField } from '../../ui/switch-field';
import { useToast } from '../../ui/toast';
import { ActiveLabel } from '../active-label';
import { ADMIN_TEXTS } from '../admin-texts';
import { useWish } from '../use-wish';

interface ServiceSwitchProps {
  id: string;
  name: string;
  active: boolean;
}

/** Whether visitors can order a service; switched at once. */
export function ServiceSwitch({ id, name, active }: ServiceSwitchProps) {
  const { toast } = useToast();
  const change = useSwitchService(id);
  const { wish, ask } = useWish({
    send: (wanted: boolean) => change.mutateAsync(wanted),
    onDone: () => toast({ title: ADMIN_TEXTS.serviceUpdated }),
    onFailed(error) {
      toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.serviceUpdateFailed), tone: 'danger' });
    },
  });
  const isOn = wish ? wish.value : active;
  return (
    <SwitchField
      label={<ActiveLabel active={isOn} name={`Active: ${name}`} />}
      checked={isOn}
      onCheckedChange={ask}
    />
  );
}
