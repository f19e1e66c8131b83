import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { css } from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { useReorderServices, useSwitchService } from '../../api/admin-services';
import { serviceQueries } from '../../api/services';
import { Muted } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import type { Column } from '../../ui/data-table';
import { Gripped } from '../../ui/sortable-rows';
import { media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ListPanel } from '../parts/list-panel';
import { SortableTable } from '../parts/sortable-table';
import { AddServiceDialog, EditServiceDialog } from './service-dialog';

const columnsOf = (onEdit: (id: string) => void): Column<ServiceView>[] => [
  {
    name: 'Name',
    at: 'lead',
    bold: true,
    look: css`
      padding-left: 0;
      ${media.tablet} {
        min-width: 220px;
      }
    `,
    cell: ({ name }) => <Gripped name={name}>{name}</Gripped>,
  },
  {
    name: 'Description',
    at: 'away',
    lesser: true,
    optional: true,
    cell: ({ description }) => (
      <Muted as="span" $leading={1.4} $clamp={2}>
        {description}
      </Muted>
    ),
  },
  {
    name: 'Category',
    at: 'below',
    optional: true,
    cell: ({ category }) => <Badge variant="outline">{labelOf(SERVICE_CATEGORY_LABEL, category)}</Badge>,
  },
  {
    name: 'Price',
    at: 'end',
    number: true,
    bold: true,
    oneLine: true,
    optional: true,
    cell: ({ price }) => formatDollars(price),
  },
  { name: 'Status', at: 'belowEnd', oneLine: true, cell: (service) => <ServiceSwitch service={service} /> },
  {
    name: 'Actions',
    at: 'tools',
    number: true,
    look: css`
      width: 1%;
      padding: 0;
      > button {
        margin-left: auto;
      }
    `,
    cell: ({ id, name }) => (
      <ToolButton icon={Pencil} label={`Edit ${name}`} aria-haspopup="dialog" onClick={() => onEdit(id)} />
    ),
  },
];

/** The Services tab (rule 3.6): what the shop offers, in the order in which visitors see it. */
export function ServicesTab() {
  const services = useQuery(serviceQueries.list());
  const { shown, send } = useReorderServices(services.data ?? []);
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  const edited = services.data?.find(({ id }) => id === editing.what);
  return (
    <ListPanel
      title="Services"
      columns={columnsOf(editing.open)}
      query={services}
      loading="Loading services"
      failed="The services didn't load"
      empty="No services yet. Create your first service to get started."
      actions={
        <ActionButton icon={Plus} variant="primary" aria-haspopup="dialog" onClick={() => adding.open()}>
          Add Service
        </ActionButton>
      }
      table={(table) => (
        <SortableTable
          {...table}
          rows={shown}
          nameOf={({ name }) => name}
          send={send}
          done={ADMIN_TEXTS.servicesReordered}
          failed={ADMIN_TEXTS.servicesReorderFailed}
        />
      )}
    >
      {adding.what && <AddServiceDialog onClose={adding.close} />}
      {edited && <EditServiceDialog key={edited.id} service={edited} onClose={editing.close} />}
    </ListPanel>
  );
}

function ServiceSwitch({ service }: { service: ServiceView }) {
  return (
    <ActiveSwitch
      {...useSwitchService(service)}
      name={`Active: ${service.name}`}
      done={ADMIN_TEXTS.serviceUpdated}
      failed={ADMIN_TEXTS.serviceUpdateFailed}
    />
  );
}
