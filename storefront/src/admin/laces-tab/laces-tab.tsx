import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { editorList } from '#domain/pages/editor-address';
import { messageOf } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { laceStockQueries } from '../../api/lace-stock';
import { useOpensEditor } from '../../api/person';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { EditorLink } from '../parts/editor-link';
import { Panel } from '../parts/panel';
import { LACE_COLUMNS, LaceTable, OPTIONAL_LACE_COLUMNS } from './lace-table';
import { StockDialog } from './stock-dialog';

/** The Laces tab (rule 3.6): what is on the shelf, in the order in which visitors see it. */
export function LacesTab() {
  const colors = useQuery(laceColorQueries.list());
  const opensEditor = useOpensEditor();
  const columns = useColumns('laces', LACE_COLUMNS, OPTIONAL_LACE_COLUMNS);
  return (
    <Panel
      title="Laces"
      actions={
        <>
          <ColumnMenu columns={columns} />
          {opensEditor && (
            <EditorLink href={editorList('lace-colors')} $variant="secondary" $size="md">
              <ExternalLink size={20} strokeWidth={2} aria-hidden />
              Colors in the editor
            </EditorLink>
          )}
        </>
      }
    >
      {colors.data ? (
        <Laces colors={colors.data} $leftOut={columns.$leftOut} />
      ) : colors.isFetching ? (
        <RowsSkeleton label="Loading lace colors" />
      ) : (
        <LoadFailed title="The lace colors did not load" onRetry={() => colors.refetch()}>
          {messageOf(colors.error, NOT_REACHED)}
        </LoadFailed>
      )}
    </Panel>
  );
}

function Laces({ colors, $leftOut }: { colors: readonly LaceColorView[]; $leftOut: readonly number[] }) {
  const stock = useQuery(laceStockQueries.all());
  const opened = useOpened('stock', { inAddress: true });
  if (colors.length === 0) {
    return (
      <EmptyState text="No lace colors yet. Add your first color in the editor to keep its stock here." />
    );
  }
  // Once it is known which are to be reordered: their marks would push the rows apart.
  if (stock.isPending) return <RowsSkeleton label="Loading lace colors" />;
  const color = colors.find(({ id }) => id === opened.what);
  const ofColor = stock.data?.find(({ id }) => id === opened.what);
  return (
    <>
      <LaceTable colors={colors} stock={stock.data} onStock={opened.open} $leftOut={$leftOut} />
      {color && (
        <StockDialog
          key={color.id}
          color={color}
          reorderAt={ofColor?.reorderAt ?? null}
          onClose={opened.close}
        />
      )}
    </>
  );
}
