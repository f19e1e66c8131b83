import { CalendarClock, CalendarX } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { orderNumber } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { readyByChange } from '#domain/orders/ready-by-contract';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { useSetReadyBy } from '../../api/admin-order-changes';
import { WholeDates } from '../../api/whole-dates';
import { Muted } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { useEditForm } from '../parts/dialog-form';
import { Columns, Part, Row } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

export function ReadyByPart({ order }: { order: OrderView }) {
  const form = useOpened('readyBy', { inAddress: true });
  const { readyBy } = order;
  return (
    <Part title={texts.readyBy} label={texts.readyByLabel}>
      <Row>
        {readyBy ? (
          <p>
            <WholeDates>{formatReadyBy(readyBy)}</WholeDates>
          </p>
        ) : (
          <Muted>{sharedTexts.noDateYet}</Muted>
        )}
        <ActionButton icon={CalendarClock} onClick={() => form.open()}>
          {readyBy ? texts.changeDate : texts.setDate}
        </ActionButton>
      </Row>
      {form.what !== null && <ReadyByDialog order={order} onClose={form.close} />}
    </Part>
  );
}

const readyByForm = z
  .object({ from: z.string(), to: z.string() })
  .transform(({ from, to }) => (from === '' && to === '' ? null : { from, to }))
  .pipe(readyByChange);

/** Changes or clears the ready-by days (rule 15.4). */
function ReadyByDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { mutateAsync } = useSetReadyBy();
  const { form, field, dialog } = useEditForm({
    doc: order,
    schema: readyByForm,
    valuesOf: ({ readyBy }) => readyBy ?? { from: '', to: '' },
    draft: `ready by of order ${order.id}`,
    send: ({ seen, typed }) => mutateAsync({ before: seen, readyBy: typed }),
    done: texts.readyByUpdated,
    failed: texts.readyByFailed,
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
      title={texts.orderReadyBy(orderNumber(order.id))}
      description={texts.laterDateIsEmailed}
      submit={texts.saveDate}
    >
      <Columns>
        <TextField label={sharedTexts.firstDay} type="date" {...field('from')} />
        <TextField label={sharedTexts.lastDay} hint={texts.dueOnThisDay} type="date" {...field('to')} />
      </Columns>
      {(typed.from || typed.to) && (
        <ActionButton icon={CalendarX} variant="ghost" onClick={clear}>
          {texts.clearTheDate}
        </ActionButton>
      )}
    </FormDialog>
  );
}
