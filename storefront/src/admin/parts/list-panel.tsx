import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#domain/lists/list-fields';
import { Button } from '../../ui/button';
import { DataTable, type DataTableProps } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { ActionButton } from './action-button';
import { Loaded, type Read } from './loaded';
import { Pager } from './pager';
import { FlushPanel } from './panel';
import * as texts from './shared-texts';
import type { ListFilters } from './use-list-params';

type Listed<Row> = readonly Row[] | { entries: readonly Row[]; total: number };

interface ListPanelProps<Row> {
  title: string;
  label?: string;
  columns: DataTableProps<Row>['columns'];
  query: Read<Listed<Row>> & { isPlaceholderData?: boolean };
  loading: string;
  failed: string;
  words?: string;
  warns?: boolean;
  empty: string;
  /** The main action: adds an entry in a dialog. */
  add?: { label: string; icon: LucideIcon; open: () => void };
  actions?: ReactNode;
  filters?: ReactNode;
  list?: Pick<ListFilters<{ page: number }>, 'params' | 'isFiltered' | 'endsFirst' | 'goTo' | 'clear'>;
  table?: (table: DataTableProps<Row>) => ReactNode;
  children?: ReactNode;
}

/** One of the dashboard's lists, with its columns, filters, table, and pages. `children` are its dialogs. */
export function ListPanel<Row extends { id: string }>({
  title,
  label = title,
  columns,
  query,
  empty,
  add,
  actions,
  filters,
  list,
  table = (props) => <DataTable {...props} />,
  children,
  ...rest
}: ListPanelProps<Row>) {
  const view = useColumns(label.toLowerCase(), columns);
  return (
    <FlushPanel
      title={title}
      actions={
        <>
          {view.optional.length > 0 && <ColumnMenu columns={view} />}
          {actions}
          {add && (
            <ActionButton icon={add.icon} variant="primary" aria-haspopup="dialog" onClick={() => add.open()}>
              {add.label}
            </ActionButton>
          )}
        </>
      }
    >
      {filters}
      {list?.endsFirst ? (
        <EmptyState text={texts.checkTwoDates} />
      ) : (
        <Loaded query={query} {...rest}>
          {(listed) => {
            const { entries: rows, total } = isPage(listed) ? listed : { entries: listed, total: 0 };
            if (rows.length === 0) {
              const isNarrowed = list && (list.isFiltered || list.params.page > 1);
              return <EmptyState text={empty} action={isNarrowed && <ClearButton onClick={list.clear} />} />;
            }
            return (
              <>
                {table({
                  label,
                  columns,
                  rows,
                  busy: list && query.isPlaceholderData,
                  $leftOut: view.$leftOut,
                })}
                {list && (
                  <Pager
                    label={label}
                    page={list.params.page}
                    pageSize={PAGE_SIZE}
                    total={total}
                    onPage={list.goTo}
                  />
                )}
              </>
            );
          }}
        </Loaded>
      )}
      {children}
    </FlushPanel>
  );
}

export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {texts.clearFilters}
    </Button>
  );
}

const isPage = <Row,>(listed: Listed<Row>): listed is Exclude<Listed<Row>, readonly Row[]> =>
  'total' in listed;
