import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { StockChangeKind } from '#domain/stock/stock';
import { useMoveStock } from '../../api/admin-lace-colors';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { media } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useDialogForm } from '../parts/dialog-form';
import { ReorderMark } from './reorder-mark';
import { type StockForm, stockForm } from './stock-form';
import { MovementList } from './stock-log';

const KINDS: readonly { value: StockChangeKind; label: string }[] = [
  { value: 'delivery', label: 'Add delivery' },
  { value: 'count', label: 'Count' },
  { value: 'correction', label: 'Correct' },
];

/** How many are typed, and what they mean. */
const PIECES = {
  delivery: { label: 'Laces delivered', hint: "We'll add them to the stock." },
  count: { label: 'Laces counted', hint: 'This becomes the new stock.' },
  correction: { label: 'More or fewer', hint: 'For example 2, or -2 for two fewer.' },
} as const satisfies Record<StockChangeKind, object>;

const SUBMIT = {
  delivery: 'Add Delivery',
  count: 'Save Count',
  correction: 'Correct Stock',
} as const satisfies Record<StockChangeKind, string>;

const NEW: StockForm = { kind: 'delivery', pieces: '', reason: '' };

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 16px;
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface StockDialogProps {
  color: LaceColorView;
  /** The stock at which to reorder; null for never. */
  reorderAt: number | null;
  onClose: () => void;
}

/** A color's stock: what came, was counted or was wrong, and every movement there was (rule 3.10). */
export function StockDialog({ color, reorderAt, onClose }: StockDialogProps) {
  const { mutateAsync } = useMoveStock(color.id);
  const { form, field, dialog } = useDialogForm({
    schema: stockForm,
    values: NEW,
    draft: `stock of ${color.id}`,
    send: mutateAsync,
    done: ADMIN_TEXTS.inventoryUpdated,
    failed: ADMIN_TEXTS.inventoryUpdateFailed,
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
      title={`Stock of ${color.name}`}
      description={color.inventory === 1 ? '1 lace in stock.' : `${color.inventory} laces in stock.`}
      submit={SUBMIT[kind]}
      dismiss="Close"
      dirty={Boolean(pieces || reason)}
    >
      <Stack $gap={3}>
        <Stack>
          <Segmented
            label="What happened"
            value={kind}
            options={KINDS}
            onValueChange={(value) => {
              const chosen = KINDS.find((each) => each.value === value);
              if (chosen) form.setValue('kind', chosen.value);
              form.clearErrors();
            }}
          />
          <Fields>
            <TextField
              label={PIECES[kind].label}
              hint={PIECES[kind].hint}
              inputMode={kind === 'correction' ? 'text' : 'numeric'}
              autoComplete="off"
              {...field('pieces')}
            />
            <TextField
              label={kind === 'correction' ? 'Why' : 'Note (optional)'}
              autoComplete="off"
              {...field('reason')}
            />
          </Fields>
        </Stack>
        <ReorderMark color={color} reorderAt={reorderAt} />
        <MovementList colorId={color.id} />
      </Stack>
    </FormDialog>
  );
}
