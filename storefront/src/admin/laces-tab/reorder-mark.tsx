import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { reorderAt as mark } from '#domain/stock/stock';
import { waitOr } from '../../api/client';
import { useSetReorderMark } from '../../api/lace-stock';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { font, color as ink } from '../../ui/tokens';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { typedWhole } from './stock-form';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  margin-top: -6px;
  color: ${ink.muted};
  font-size: ${font.small};
`;

interface ReorderMarkProps {
  color: LaceColorView;
  /** As it is stored. */
  reorderAt: number | null;
}

/** At how many laces a color is to be ordered again (rule 3.11); saved by itself. */
export function ReorderMark({ color, reorderAt }: ReorderMarkProps) {
  const { toast } = useToast();
  const set = useSetReorderMark(color.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const shown = typed ?? (reorderAt === null ? '' : String(reorderAt));

  async function save(): Promise<void> {
    const wanted = mark.safeParse(shown.trim() === '' ? null : typedWhole(shown));
    setError(wanted.error?.issues[0]?.message);
    if (!wanted.success) return;
    try {
      await set.mutateAsync(wanted.data);
      setTyped(null);
      toast({ title: ADMIN_TEXTS.reorderMarkSaved });
    } catch (failure) {
      toast({
        title: 'Error',
        description: waitOr(failure, ADMIN_TEXTS.inventoryUpdateFailed),
        tone: 'danger',
      });
    }
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // The form around it is about something else.
    event.preventDefault();
    void save();
  }

  return (
    <Root>
      <TextField
        label="Reorder at"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <Button variant="secondary" busy={set.isPending} busyText="Saving..." onClick={() => void save()}>
        Save mark
      </Button>
      <Hint>The color is marked when so many are left, or fewer. Empty: never.</Hint>
    </Root>
  );
}
