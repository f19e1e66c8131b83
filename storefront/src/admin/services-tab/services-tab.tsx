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
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActiveSwitch } from '../parts/active-switch';
import { ListPanel } from '../parts/list-panel';
import * as sharedTexts from '../parts/shared-texts';
import { SortableTable } from '../parts/sortable-table';
import { toolColumn } from '../parts/tool-column';
import { AddServiceDialog, EditServiceDialog } from './service-dialog';
import * as texts from './services-tab-texts';

const columnsOf = (onEdit: (id: string) => void): Column<ServiceView>[] => [
  {
    name: uiTexts.name,
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
    name: texts.description,
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
    name: texts.category,
    at: 'below',
    optional: true,
    cell: ({ category }) => <Badge variant="outline">{labelOf(SERVICE_CATEGORY_LABEL, category)}</Badge>,
  },
  {
    name: sharedTexts.price,
    at: 'end',
    number: true,
    bold: true,
    optional: true,
    cell: ({ price }) => formatDollars(price),
  },
  {
    name: uiTexts.status,
    at: 'belowEnd',
    oneLine: true,
    cell: (service) => <ServiceSwitch service={service} />,
  },
  toolColumn({ icon: Pencil, label: ({ name }) => sharedTexts.editName(name), onOpen: onEdit }),
];

/** The Services tab (rule 3.6): the services, in the order visitors see them. */
export function ServicesTab() {
  const services = useQuery(serviceQueries.list());
  const { shown, send } = useReorderServices(services.data ?? []);
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  const edited = services.data?.find(({ id }) => id === editing.what);
  return (
    <ListPanel
      title={uiTexts.services}
      columns={columnsOf(editing.open)}
      query={services}
      loading={uiTexts.loadingServices}
      failed={uiTexts.servicesDidntLoad}
      empty={texts.noServicesYet}
      add={{ label: texts.addService, icon: Plus, open: adding.open }}
      table={(table) => (
        <SortableTable
          {...table}
          rows={shown}
          nameOf={({ name }) => name}
          send={send}
          done={texts.servicesReordered}
          failed={texts.servicesReorderFailed}
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
      name={texts.activeName(service.name)}
      done={texts.serviceUpdated}
      failed={texts.serviceUpdateFailed}
    />
  );
}
