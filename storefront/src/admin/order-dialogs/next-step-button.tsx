import { PackageCheck, PackageOpen, Scissors, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { orderStatusChange } from '#domain/orders/admin-order-contract';
import { nextStep } from '#domain/orders/next-step';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { useSetStatus } from '../../api/admin-order-changes';
import { useHasLabels } from '../../api/has-labels';
import { useMay } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { useNotices } from '../../notices/use-notices';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { useEditForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

const LabelDialog = loadable(async () => (await import('./label-dialog')).LabelDialog);

const ICONS = { receive: PackageOpen, start: Scissors, ship: Send, 'pick-up': PackageCheck } as const;

const OUTCOME = { done: sharedTexts.statusUpdated, failed: sharedTexts.statusUpdateFailed };

/** The next step for an order (rule 15.10), or nothing if the order is done. */
export function NextStepButton({ order }: { order: OwnerOrderView }) {
  const { attempt } = useNotices();
  const change = useSetStatus();
  const form = useOpened('ship', { inAddress: true });
  const may = useMay();
  const step = may('PATCH /api/orders/:id/status') ? nextStep(order) : null;
  if (!step) return null;
  const { kind, label, to } = step;

  function takeStep(): void {
    if (kind === 'ship') form.open();
    else void attempt(() => change.mutateAsync({ before: order, change: { status: to } }), OUTCOME);
  }

  return (
    <>
      <ActionButton icon={ICONS[kind]} variant="primary" onClick={takeStep} busy={change.isPending}>
        {label}
      </ActionButton>
      {form.what !== null && kind === 'ship' && <ShipStep order={order} onClose={form.close} />}
    </>
  );
}

const shipForm = orderStatusChange.pick({ trackingNumber: true }).required();

interface ShipDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** If the shop buys labels, it ships with one. Otherwise it ships without. */
function ShipStep(props: ShipDialogProps) {
  const hasLabels = useHasLabels();
  const may = useMay();
  const [isTyped, setIsTyped] = useState(false);
  const offersLabel =
    hasLabels &&
    props.order.deliveryMethod === 'ship' &&
    may('POST /api/orders/:id/shipments/:shipmentId/buy');
  if (!offersLabel || isTyped) return <ShipDialog {...props} />;
  return (
    <Suspense fallback={null}>
      <LabelDialog {...props} direction="to_customer" onType={() => setIsTyped(true)} />
    </Suspense>
  );
}

/** Saves the tracking number and sets the status to Shipped in one change, which sends one email (rule 15.10). */
function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { mutateAsync } = useSetStatus();
  const { field, dialog } = useEditForm({
    doc: order,
    schema: shipForm,
    valuesOf: ({ trackingNumber }) => ({ trackingNumber: trackingNumber ?? '' }),
    draft: `package of order ${order.id}`,
    send: ({ seen, changes }) => mutateAsync({ before: seen, change: { ...changes, status: 'shipped' } }),
    sendsUnchanged: true,
    ...OUTCOME,
    quotes: true,
    alerts: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={texts.shipOrder(orderNumber(order.id))}
      description={texts.customerGetsTrackingNumber}
      submit={texts.markAsShipped}
    >
      <TextField
        label={uiTexts.trackingNumber}
        hint={texts.trackingNumberHint}
        autoComplete="off"
        {...field('trackingNumber')}
      />
    </FormDialog>
  );
}
