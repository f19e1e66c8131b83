import { PackageCheck, PackageOpen, Scissors, Send } from 'lucide-react';
import { nextStep } from '#domain/orders/next-step';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { useSetStatus } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { useMay } from '../../api/person';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { useOpened } from '../../ui/use-opened';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ShipDialog } from './ship-dialog';

const ICONS = { receive: PackageOpen, start: Scissors, ship: Send, 'pick-up': PackageCheck } as const;

/** The one thing to do next with an order (rule 15.10); nothing once it is over. */
export function NextStepButton({ order }: { order: OwnerOrderView }) {
  const { toast } = useToast();
  const change = useSetStatus();
  const form = useOpened('ship', { inAddress: true });
  const may = useMay();
  const step = may('PATCH /api/orders/:id/status') ? nextStep(order) : null;
  if (!step) return null;
  const { kind, label, to } = step;
  const Icon = ICONS[kind];

  function take(): void {
    if (kind === 'ship') {
      form.open();
      return;
    }
    change.mutate(
      { before: order, change: { status: to } },
      {
        onSuccess: () => toast({ title: ADMIN_TEXTS.statusUpdated }),
        onError(error) {
          const description = waitOr(error, ADMIN_TEXTS.statusUpdateFailed);
          toast({ title: 'Error', description, tone: 'danger' });
        },
      },
    );
  }

  return (
    <>
      <Button onClick={take} busy={change.isPending}>
        <Icon size={20} />
        {label}
      </Button>
      {form.what !== null && kind === 'ship' && <ShipDialog order={order} onClose={form.close} />}
    </>
  );
}
