import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { type LaceColorView, laceInventory } from '#domain/catalogue/lace-color-contract';
import { isLaceOutOfStock, LACE_STOCK_MIN } from '#domain/orders/ready-by';
import { type StockChange, StockMoved, useChangeStock } from '../../api/admin-lace-colors';
import { waitOr } from '../../api/client';
import { useNotices } from '../../notices/use-notices';
import { Text } from '../../ui/arrange';
import { controlStyles } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { color as ink } from '../../ui/tokens';
import * as texts from './laces-tab-texts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 64px auto minmax(0, auto);
  gap: 6px;
  align-items: center;
  justify-content: start;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Step = styled(IconButton)`
  border: 1.5px solid ${ink.lineStrong};
  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${ink.muted};
    cursor: not-allowed;
  }
`;

/** A lace color's stock, with buttons for one less and one more, and a field for the number. Invalid input is undone (rule 3.4). */
export function LaceStock({ color }: { color: LaceColorView }) {
  const { toast, fail } = useNotices();
  const { shown: stock, isWaiting, send } = useChangeStock(color);
  const [typing, setTyping] = useState<{ text: string; seen: number } | null>(null);

  async function change(stockChange: StockChange): Promise<void> {
    try {
      await send(stockChange);
      toast({ title: texts.inventoryUpdated });
    } catch (error) {
      if (!(error instanceof StockMoved)) return fail(waitOr(error, texts.inventoryUpdateFailed));
      const now = texts.stockIsNow(color.name, error.inventory);
      fail(texts.checkNumberAndEnter(now), texts.stockHasChanged);
    }
  }

  function commit(): void {
    if (!typing) return;
    const count = typedStock(typing.text);
    setTyping(null);
    if (count !== null && count !== stock) void change({ kind: 'count', to: count, seen: typing.seen });
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyping(null);
  }

  return (
    <Root role="group" aria-label={texts.stockOf(color.name)}>
      <Step
        aria-label={texts.oneLess(color.name)}
        disabled={stock === 0 || isWaiting}
        onClick={() => void change({ kind: 'step', by: -1 })}
      >
        <Minus size={20} />
      </Step>
      <Input
        aria-label={texts.inStock(color.name)}
        inputMode="numeric"
        autoComplete="off"
        value={typing?.text ?? stock}
        onChange={({ currentTarget }) =>
          setTyping({ text: currentTarget.value, seen: typing?.seen ?? stock })
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={press}
      />
      <Step aria-label={texts.oneMore(color.name)} onClick={() => void change({ kind: 'step', by: 1 })}>
        <Plus size={20} />
      </Step>
      {isLaceOutOfStock(stock) && (
        <Text as="span" $strong $color="danger">
          {texts.needAtLeast(LACE_STOCK_MIN)}
        </Text>
      )}
    </Root>
  );
}

/** Parses a stock. Returns null for anything but an integer of at least 0 (rule 3.4). */
export function typedStock(typed: string): number | null {
  if (!/^\d+$/.test(typed.trim())) return null;
  return laceInventory.safeParse(Number(typed)).data ?? null;
}
