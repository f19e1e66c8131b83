import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { orderStatusChange } from '#domain/orders/admin-order-contract';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { useSetStatus } from '../../api/admin-order-changes';
import { ChangedMeanwhile } from '../../api/change-seen';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';

const shipForm = orderStatusChange.pick({ trackingNumber: true }).required();

interface ShipDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** Writes down the parcel's number and sets the order to Shipped, in one change and so with one mail (rule 15.10). */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const { toast } = useToast();
  const change = useSetStatus();
  // The order as the form was filled, so that others' changes meanwhile are seen.
  const [seen, setSeen] = useState(order);
  const form = useForm({
    resolver: zodResolver(shipForm),
    defaultValues: { trackingNumber: seen.trackingNumber ?? '' },
  });
  const { errors, isDirty } = form.formState;
  useFormDraft(`parcel of order ${order.id}`, form);

  async function send({ trackingNumber }: { trackingNumber: string | null }): Promise<void> {
    const typed = trackingNumber === seen.trackingNumber ? {} : { trackingNumber };
    try {
      await change.mutateAsync({ before: seen, change: { ...typed, status: 'shipped' } });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) setSeen(error.newest);
      const description = messageOf(error, ADMIN_TEXTS.statusUpdateFailed);
      showFieldErrors(form, ['trackingNumber'], error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.statusUpdated });
    onClose();
  }

  return (
    <FormDialog
      title={`Ship Order ${orderNumber(order.id)}`}
      description="The customer is mailed that the glove is on its way, with the number."
      submit="Mark as Shipped"
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
        <TextField
          label="Tracking number"
          hint="USPS, UPS and FedEx become links. Leave it empty if there is none."
          autoComplete="off"
          error={errors.trackingNumber?.message}
          {...form.register('trackingNumber')}
        />
      </Stack>
    </FormDialog>
  );
}
