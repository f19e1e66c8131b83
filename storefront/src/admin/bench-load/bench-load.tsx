import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { BenchLoad as Load } from '#domain/orders/bench-load';
import { formatDay } from '#domain/words/days';
import { benchLoadQueries, useMoveToDay } from '../../api/bench-load';
import { messageOf } from '../../api/client';
import { useNotices } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { Loaded } from '../parts/loaded';
import { Panel } from '../parts/panel';
import * as texts from './bench-load-texts';
import { DayBoard } from './day-board';
import { LoadBars } from './load-bars';
import { boardOf } from './load-board';

const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Shows six weeks of work as bars, and lets the owner move gloves between days (rule 28.9). */
export function BenchLoad() {
  return (
    <Panel title={texts.sixWeeks}>
      <Loaded query={useQuery(benchLoadQueries.load())} loading={texts.loading} failed={texts.failed}>
        {(load) => <Board load={load} />}
      </Loaded>
    </Panel>
  );
}

function Board({ load }: { load: Load }) {
  const { toast, fail } = useNotices();
  const { mutateAsync } = useMoveToDay();
  // The glove stays where the owner dropped it until the shop answers.
  const [moved, setMoved] = useState<{ id: string; day: string } | null>(null);
  const orders = load.orders.map((order) =>
    order.id === moved?.id ? { ...order, readyBy: { from: moved.day, to: moved.day } } : order,
  );

  async function move(id: string, day: string): Promise<void> {
    const order = load.orders.find((each) => each.id === id);
    if (!order || order.readyBy?.to === day) return;
    setMoved({ id, day });
    try {
      await mutateAsync({ id, version: order.version, day });
      toast({ title: texts.movedTo(order.customerName, formatDay(day)) });
    } catch (error) {
      fail(messageOf(error, texts.notMoved));
    } finally {
      setMoved(null);
    }
  }

  const board = boardOf({ ...load, orders });
  return (
    <>
      <Stack $gap={1}>
        <LoadBars board={board} />
        {load.awaited > 0 && <Muted $size="small">{texts.stillToCome(load.awaited)}</Muted>}
      </Stack>
      <Fold>
        <summary>{texts.moveGloves}</summary>
        <Stack $gap={1}>
          <Muted $size="small">{texts.howToMove}</Muted>
          <DayBoard board={board} onMove={(id, day) => void move(id, day)} />
        </Stack>
      </Fold>
    </>
  );
}
