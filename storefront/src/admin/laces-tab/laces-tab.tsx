import { useQuery } from '@tanstack/react-query';
import { ExternalLink, History } from 'lucide-react';
import { css } from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { editorList } from '#domain/pages/editor-address';
import { needsReorder, type LaceStock as OwnersStock } from '#domain/stock/stock';
import { laceStockQueries, useReorderLaceColors } from '../../api/admin-lace-colors';
import { laceColorQueries } from '../../api/lace-colors';
import { useMay, useOpensEditor } from '../../api/person';
import { Cluster } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { type Column, DataTable } from '../../ui/data-table';
import { DragHandle } from '../../ui/sortable-rows';
import { NarrowOnly } from '../../ui/table';
import { media } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { EditorLink } from '../parts/editor-link';
import { ListPanel } from '../parts/list-panel';
import * as sharedTexts from '../parts/shared-texts';
import { SortableTable } from '../parts/sortable-table';
import { toolColumn } from '../parts/tool-column';
import { LacePreview } from './lace-preview';
import { LaceStock } from './lace-stock';
import * as texts from './laces-tab-texts';
import { StockDialog } from './stock-dialog';

interface LaceRow extends LaceColorView {
  /** What only the owner sees of the color. Undefined while it's loading. */
  stock: OwnersStock | undefined;
}

const columnsOf = (mayReorder: boolean, onStock: (colorId: string) => void): Column<LaceRow>[] => [
  {
    name: sharedTexts.preview,
    at: 'mark',
    look: css`
      width: 1%;
      ${mayReorder && 'padding-left: 0;'}
      > div {
        display: flex;
        gap: 4px;
        align-items: center;
      }
      ${media.phone} {
        grid-row: 1;
      }
    `,
    cell: (color) => (
      <div>
        {mayReorder && <DragHandle name={color.name} />}
        <LacePreview color={color} />
      </div>
    ),
  },
  {
    name: uiTexts.name,
    at: 'lead',
    bold: true,
    cell: ({ name, active, inventory, stock }) => (
      <Cluster $gap="2px 10px" $align="center">
        {name}
        {active === 0 && <Badge variant="secondary">{texts.notOffered}</Badge>}
        {needsReorder(inventory, stock?.reorderAt ?? null) && (
          <Badge variant="outline">{texts.reorder}</Badge>
        )}
        {stock && <NarrowOnly>{texts.lacesUsed(stock.usedThisMonth)}</NarrowOnly>}
      </Cluster>
    ),
  },
  {
    name: texts.stock,
    oneLine: true,
    // On a phone this has its own line, which starts under the swatch.
    look: css`
      ${media.phone} {
        grid-column: mark / -1;
        grid-row: 2;
        padding-top: 6px;
      }
    `,
    cell: (color) => <LaceStock color={color} />,
  },
  {
    name: texts.usedThisMonth,
    at: 'away',
    number: true,
    lesser: true,
    optional: true,
    cell: ({ stock }) => stock?.usedThisMonth,
  },
  {
    name: texts.reorderAt,
    at: 'away',
    number: true,
    lesser: true,
    optional: true,
    cell: ({ stock }) => stock && (stock.reorderAt ?? '-'),
  },
  toolColumn({
    icon: History,
    label: ({ name }) => texts.historyOf(name),
    title: texts.stockHistory,
    onOpen: onStock,
    look: css`
      ${media.phone} {
        grid-row: 1;
      }
    `,
  }),
];

/** The Laces tab (rule 3.6): the stock, in the order visitors see it. */
export function LacesTab() {
  const colors = useQuery(laceColorQueries.list());
  const stock = useQuery(laceStockQueries.all());
  const { shown, send } = useReorderLaceColors(colors.data ?? []);
  const opened = useOpened('stock', { inAddress: true });
  const mayReorder = useMay()('POST /api/lace-colors/reorder');
  const opensEditor = useOpensEditor();
  const rowOf = (color: LaceColorView): LaceRow => ({
    ...color,
    stock: stock.data?.find(({ id }) => id === color.id),
  });
  // Waits until we know which colors to reorder, because their marks would shift the rows.
  const isWaiting = stock.isPending && colors.data?.length !== 0;
  const color = colors.data?.find(({ id }) => id === opened.what);
  return (
    <ListPanel
      title={sharedTexts.laces}
      columns={columnsOf(mayReorder, opened.open)}
      query={{
        data: isWaiting ? undefined : colors.data?.map(rowOf),
        error: colors.error,
        isFetching: colors.isFetching || (colors.isSuccess && isWaiting),
        refetch: colors.refetch,
      }}
      loading={texts.loadingLaceColors}
      failed={texts.laceColorsDidntLoad}
      empty={texts.noLaceColorsYet}
      actions={
        opensEditor && (
          <EditorLink href={editorList('lace-colors')} $variant="secondary" $size="md">
            <ExternalLink size={20} />
            {texts.colorsInEditor}
          </EditorLink>
        )
      }
      table={(table) =>
        mayReorder ? (
          <SortableTable
            {...table}
            rows={shown.map(rowOf)}
            nameOf={({ name }) => name}
            send={send}
            done={texts.laceColorsReordered}
            failed={texts.laceColorsReorderFailed}
          />
        ) : (
          <DataTable {...table} />
        )
      }
    >
      {color && !isWaiting && (
        <StockDialog
          key={color.id}
          color={color}
          reorderAt={rowOf(color).stock?.reorderAt ?? null}
          onClose={opened.close}
        />
      )}
    </ListPanel>
  );
}
