import { useSwitchService } from '../../api/admin-services';
import { waitOr } from '../../api/client';
import { SwitchField } from '../../ui/switch-field';
import { useToast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';
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
  return (
    <SwitchField
      label={
        <>
          Active<VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
      checked={wish ? wish.value : active}
      onCheckedChange={ask}
    />
  );
}
