import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { StockChangeKind } from '#domain/stock/stock';
import { useMoveStock } from '../../api/admin-lace-colors';
import { Columns } from '../../ui/arrange';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { media } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './laces-tab-texts';
import { ReorderMark } from './reorder-mark';
import { type StockForm, stockForm } from './stock-form';
import { StockChangeList } from './stock-log';

const KINDS: readonly { value: StockChangeKind; label: string }[] = [
  { value: 'delivery', label: texts.addDelivery },
  { value: 'count', label: texts.count },
  { value: 'correction', label: texts.correct },
];

const PIECES = {
  delivery: { label: texts.lacesDelivered, hint: texts.addThemToStock },
  count: { label: texts.lacesCounted, hint: texts.thisBecomesNewStock },
  correction: { label: texts.moreOrFewer, hint: texts.correctionExample },
} as const satisfies Record<StockChangeKind, object>;

const SUBMIT = {
  delivery: texts.addDeliveryTitle,
  count: texts.saveCount,
  correction: texts.correctStock,
} as const satisfies Record<StockChangeKind, string>;

const NEW: StockForm = { kind: 'delivery', pieces: '', reason: '' };

interface StockDialogProps {
  color: LaceColorView;
  /** The stock at which to reorder the color. Null for never. */
  reorderAt: number | null;
  onClose: () => void;
}

/** A color's stock: add a delivery, a count, or a correction, and see every change (rule 3.10). */
export function StockDialog({ color, reorderAt, onClose }: StockDialogProps) {
  const { form, field, dialog } = useDialogForm({
    schema: stockForm,
    values: NEW,
    draft: `stock of ${color.id}`,
    send: useMoveStock(color.id).mutateAsync,
    done: texts.inventoryUpdated,
    failed: texts.inventoryUpdateFailed,
    quotes: true,
    alerts: true,
    fields: ['pieces', 'reason'],
    onDone: (_answer, { kind }) => form.reset({ ...NEW, kind }),
    onClose,
  });
  const kind = form.watch('kind');
  const { pieces, reason } = form.formState.dirtyFields;
  return (
    <FormDialog
      {...dialog}
      title={texts.stockOf(color.name)}
      description={texts.lacesInStock(color.inventory)}
      submit={SUBMIT[kind]}
      dismiss={uiTexts.close}
      dirty={Boolean(pieces || reason)}
    >
      <Stack $gap={3}>
        <Stack>
          <Segmented
            label={sharedTexts.whatHappened}
            value={kind}
            options={KINDS}
            onValueChange={(value) => {
              const selectedKind = KINDS.find((each) => each.value === value);
              if (selectedKind) form.setValue('kind', selectedKind.value);
              form.clearErrors();
            }}
          />
          <Columns $of="minmax(0, 1fr) minmax(0, 2fr)" $from={media.tablet} $gap={2} $align="start">
            <TextField
              label={PIECES[kind].label}
              hint={PIECES[kind].hint}
              inputMode={kind === 'correction' ? 'text' : 'numeric'}
              autoComplete="off"
              {...field('pieces')}
            />
            <TextField
              label={kind === 'correction' ? texts.why : texts.noteOptional}
              autoComplete="off"
              {...field('reason')}
            />
          </Columns>
        </Stack>
        <ReorderMark color={color} reorderAt={reorderAt} />
        <StockChangeList colorId={color.id} />
      </Stack>
    </FormDialog>
  );
}
