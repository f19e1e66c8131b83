import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '#domain/lists/list-query';
import { auditQueries } from '../../api/audit';
import { messageOf } from '../../api/client';
import { useMay } from '../../api/person';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { SubPage } from '../parts/sub-page';
import { AuditExport } from './audit-export';
import { AuditFilterFields } from './audit-filter-fields';
import { AUDIT_COLUMNS, AuditTable, OPTIONAL_AUDIT_COLUMNS } from './audit-table';
import { type AuditFilters, useAuditFilters } from './use-audit-filters';

/** What happened in the shop and by whom (rule 18.6), for its owner alone. */
export function AuditPage() {
  const may = useMay();
  return (
    <SubPage page="adminAudit" heading="Audit" open={may('GET /api/admin/audit')}>
      <Trail />
    </SubPage>
  );
}

function Trail() {
  const filters = useAuditFilters();
  const columns = useColumns('audit', AUDIT_COLUMNS, OPTIONAL_AUDIT_COLUMNS);
  return (
    <Panel
      title="What happened"
      actions={
        <>
          <ColumnMenu columns={columns} />
          <AuditExport ask={filters.ask} disabled={filters.endsFirst} />
        </>
      }
    >
      <AuditFilterFields filters={filters} />
      {filters.endsFirst ? (
        <EmptyState text="Please check the two dates" />
      ) : (
        <Entries filters={filters} $leftOut={columns.$leftOut} />
      )}
    </Panel>
  );
}

interface EntriesProps {
  filters: AuditFilters;
  $leftOut: readonly number[];
}

function Entries({ filters: { asked, askPage, isFiltered, goTo, clear }, $leftOut }: EntriesProps) {
  const trail = useQuery(auditQueries.page(askPage));
  const failure = trail.error && !trail.isFetching && (
    <LoadFailed title="The trail did not load" onRetry={() => trail.refetch()}>
      {messageOf(trail.error, NOT_REACHED)}
    </LoadFailed>
  );
  if (!trail.data) return failure || <RowsSkeleton label="Loading what happened" />;
  const { entries, total } = trail.data;
  if (entries.length === 0) {
    const action = (
      <Button variant="secondary" onClick={clear}>
        Clear filters
      </Button>
    );
    return <EmptyState text="Nothing is here" action={isFiltered || asked.page > 1 ? action : undefined} />;
  }
  return (
    <>
      {failure}
      <AuditTable entries={entries} former={trail.isPlaceholderData} $leftOut={$leftOut} />
      <Pager label="Audit" page={asked.page} pageSize={PAGE_SIZE} total={total} onPage={goTo} />
    </>
  );
}
