import { type KeyboardEvent, useState } from 'react';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { reorderAt as mark } from '#domain/stock/stock';
import { useSetReorderMark } from '../../api/admin-lace-colors';
import { useNotices } from '../../notices/use-notices';
import { Columns, Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './laces-tab-texts';
import { typedInteger } from './stock-form';

/** The stock at which to reorder a color (rule 3.11), saved on its own. */
export function ReorderMark(props: { color: LaceColorView; reorderAt: number | null }) {
  const { color, reorderAt } = props;
  const { attempt } = useNotices();
  const set = useSetReorderMark(color.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const text = typed ?? (reorderAt === null ? '' : String(reorderAt));

  async function save(): Promise<void> {
    const parsed = mark.safeParse(text.trim() === '' ? null : typedInteger(text));
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    const isSaved = await attempt(() => set.mutateAsync(parsed.data), {
      done: texts.reorderMarkSaved,
      failed: texts.inventoryUpdateFailed,
    });
    if (isSaved) setTyped(null);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter must not submit the form around it.
    event.preventDefault();
    void save();
  }

  return (
    <Columns $of="minmax(0, 1fr) auto" $gap="12px" $align="end">
      <TextField
        label={texts.reorderAt}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <Button variant="secondary" busy={set.isPending} busyText={uiTexts.saving} onClick={() => void save()}>
        {texts.saveMark}
      </Button>
      <Muted $size="small" style={{ gridColumn: '1 / -1', marginTop: -6 }}>
        {texts.weFlagColor}
      </Muted>
    </Columns>
  );
}
