import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { StockChange, StockChangeInput, StockChangeKind } from '#domain/stock/stock';
import { useMoveStock } from '../../api/admin-lace-colors';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { Alert } from '../../ui/alert';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { media } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { MovementList } from './movement-list';
import { ReorderMark } from './reorder-mark';
import { type StockForm, stockForm } from './stock-form';

const KINDS: readonly { value: StockChangeKind; label: string }[] = [
  { value: 'delivery', label: 'Add delivery' },
  { value: 'count', label: 'Count' },
  { value: 'correction', label: 'Correct' },
];

/** How many are typed, and what they mean. */
const PIECES = {
  delivery: { label: 'Laces that came', hint: 'They are added to the stock.' },
  count: { label: 'Laces on the shelf', hint: 'What you counted is the stock.' },
  correction: { label: 'More or fewer', hint: 'Such as 2, or -2 for two fewer.' },
} as const satisfies Record<StockChangeKind, object>;

const SUBMIT = {
  delivery: 'Add Delivery',
  count: 'Save Count',
  correction: 'Correct Stock',
} as const satisfies Record<StockChangeKind, string>;

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
  /** At how many it is to be ordered again; null for never. */
  reorderAt: number | null;
  onClose: () => void;
}

/** A color's stock: what came, was counted or was wrong, and every movement there was (rule 3.10). */
export function StockDialog({ color, reorderAt, onClose }: StockDialogProps) {
  const { toast } = useToast();
  const move = useMoveStock(color.id);
  const form = useForm<StockForm, unknown, StockChange>({
    resolver: zodResolver(stockForm),
    defaultValues: { kind: 'delivery', pieces: '', reason: '' },
  });
  const { errors, dirtyFields } = form.formState;
  useFormDraft(`stock of ${color.id}`, form);
  const kind = form.watch('kind');

  async function send(change: StockChangeInput): Promise<void> {
    try {
      await move.mutateAsync(change);
    } catch (error) {
      const description = messageOf(error, ADMIN_TEXTS.inventoryUpdateFailed);
      showFieldErrors(form, ['pieces', 'reason'], error, description);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.inventoryUpdated });
    form.reset({ kind: change.kind, pieces: '', reason: '' });
  }

  return (
    <FormDialog
      title={`Stock of ${color.name}`}
      description={color.inventory === 1 ? '1 lace on the shelf.' : `${color.inventory} laces on the shelf.`}
      submit={SUBMIT[kind]}
      busyText="Saving..."
      dismiss="Close"
      dirty={Boolean(dirtyFields.pieces || dirtyFields.reason)}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack $gap={3}>
        <Stack>
          {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
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
              error={errors.pieces?.message}
              {...form.register('pieces')}
            />
            <TextField
              label={kind === 'correction' ? 'Why' : 'Note (optional)'}
              autoComplete="off"
              error={errors.reason?.message}
              {...form.register('reason')}
            />
          </Fields>
        </Stack>
        <ReorderMark color={color} reorderAt={reorderAt} />
        <MovementList colorId={color.id} />
      </Stack>
    </FormDialog>
  );
}
