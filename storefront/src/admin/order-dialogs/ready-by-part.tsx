import { CalendarClock, CalendarX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { readyByChange } from '#domain/orders/ready-by-contract';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { useSetReadyBy } from '../../api/admin-order-changes';
import { Muted } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useEditForm } from '../parts/dialog-form';
import { Columns, Part, Row } from '../parts/dialog-part';

/** When the glove is ready, and a form to change it. */
export function ReadyByPart({ order }: { order: OrderView }) {
  const form = useOpened('readyBy', { inAddress: true });
  const { readyBy } = order;
  return (
    <Part title="Ready By" label="Ready by">
      <Row>
        {readyBy ? <p>{formatReadyBy(readyBy)}</p> : <Muted>No date yet</Muted>}
        <ActionButton icon={CalendarClock} onClick={() => form.open()}>
          {readyBy ? 'Change Date' : 'Set Date'}
        </ActionButton>
      </Row>
      {form.what !== null && <ReadyByDialog order={order} onClose={form.close} />}
    </Part>
  );
}

/** Two empty days are no date. */
const readyByForm = z
  .object({ from: z.string(), to: z.string() })
  .transform(({ from, to }) => (from === '' && to === '' ? null : { from, to }))
  .pipe(readyByChange);

interface ReadyByDialogProps {
  order: OrderView;
  onClose: () => void;
}

/** Changes or clears the days when an order is ready (rule 15.4). */
function ReadyByDialog({ order, onClose }: ReadyByDialogProps) {
  const { mutateAsync } = useSetReadyBy();
  const { form, field, dialog } = useEditForm({
    doc: order,
    schema: readyByForm,
    valuesOf: ({ readyBy }) => readyBy ?? { from: '', to: '' },
    draft: `ready by of order ${order.id}`,
    send: ({ seen, typed }) => mutateAsync({ before: seen, readyBy: typed }),
    done: ADMIN_TEXTS.readyByUpdated,
    failed: ADMIN_TEXTS.readyByFailed,
    quotes: true,
    alerts: true,
    onClose,
  });
  const typed = useWatch({ control: form.control });

  function clear(): void {
    form.setValue('from', '', { shouldDirty: true });
    form.setValue('to', '', { shouldDirty: true });
    form.clearErrors();
    form.setFocus('from');
  }

  return (
    <FormDialog
      {...dialog}
      title={`Order ${orderNumber(order.id)} Ready By`}
      description="If the date is later, the customer gets an email a minute after you save it."
      submit="Save Date"
    >
      <Columns>
        <TextField label="First day" type="date" {...field('from')} />
        <TextField label="Last day" hint="It's due on this day." type="date" {...field('to')} />
      </Columns>
      {(typed.from || typed.to) && (
        <ActionButton icon={CalendarX} variant="ghost" onClick={clear}>
          Clear the Date
        </ActionButton>
      )}
    </FormDialog>
  );
}
