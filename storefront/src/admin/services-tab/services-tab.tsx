import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messageOf } from '../../api/client';
import { serviceQueries } from '../../api/services';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { ServiceDialog } from './service-dialog';
import { OPTIONAL_SERVICE_COLUMNS, SERVICE_COLUMNS, ServiceTable } from './service-table';

/** The Services tab (rule 3.6): what the shop offers, in the order in which visitors see it. */
export function ServicesTab() {
  const services = useQuery(serviceQueries.list());
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  const columns = useColumns('services', SERVICE_COLUMNS, OPTIONAL_SERVICE_COLUMNS);
  const edited = services.data?.find(({ id }) => id === editing.what);
  return (
    <Panel
      title="Services"
      actions={
        <>
          <ColumnMenu columns={columns} />
          <Button aria-haspopup="dialog" onClick={() => adding.open()}>
            <Plus size={20} strokeWidth={2} aria-hidden />
            Add Service
          </Button>
        </>
      }
    >
      {services.data ? (
        <Services services={services.data} onEdit={editing.open} $leftOut={columns.$leftOut} />
      ) : services.isFetching ? (
        <RowsSkeleton label="Loading services" />
      ) : (
        <LoadFailed title="The services did not load" onRetry={() => services.refetch()}>
          {messageOf(services.error, NOT_REACHED)}
        </LoadFailed>
      )}
      {adding.what && <ServiceDialog service={null} onClose={adding.close} />}
      {edited && <ServiceDialog key={edited.id} service={edited} onClose={editing.close} />}
    </Panel>
  );
}

function Services(table: ComponentProps<typeof ServiceTable>) {
  if (table.services.length === 0) {
    return <EmptyState text="No services yet. Create your first service to get started." />;
  }
  return <ServiceTable {...table} />;
}
