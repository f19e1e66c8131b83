import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { useReorderServices, useSwitchService } from '../../api/admin-services';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/icon-button';
import { DragHandle, SortableRow, SortableRows } from '../../ui/sortable-rows';
import { CARDS, Table, TableBody, TableCell, TableColumn, TableHead } from '../../ui/table';
import { color } from '../../ui/tokens';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useTellLast } from '../parts/use-tell-last';

const NameCell = styled(TableCell)`
  min-width: 220px;
  padding-left: 0;
  font-weight: 600;
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px;
    align-items: center;
  }
  ${CARDS} {
    min-width: 0;
    > div {
      display: block;
    }
  }
`;

const Description = styled(TableCell)`
  color: ${color.muted};
  line-height: 1.4;
  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const PriceCell = styled(TableCell)`
  font-weight: 600;
  white-space: nowrap;
`;

const StatusCell = styled(TableCell)`
  white-space: nowrap;
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding: 0;
  > button {
    margin-left: auto;
  }
`;

export const SERVICE_COLUMNS = ['Name', 'Description', 'Category', 'Price', 'Status', 'Actions'] as const;
export const OPTIONAL_SERVICE_COLUMNS = ['Description', 'Category', 'Price'] as const;

interface ServiceTableProps {
  services: readonly ServiceView[];
  onEdit: (id: string) => void;
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** The services as a table whose rows can be dragged. */
export function ServiceTable({ services, onEdit, $leftOut }: ServiceTableProps) {
  const { shown, send } = useReorderServices(services);
  const tellLast = useTellLast({
    done: ADMIN_TEXTS.servicesReordered,
    failed: ADMIN_TEXTS.servicesReorderFailed,
  });
  return (
    <SortableRows entries={shown} onReorder={(ids) => tellLast(send(ids))}>
      <Table aria-label="Services" $leftOut={$leftOut}>
        <TableHead>
          <TableColumn>Name</TableColumn>
          <TableColumn $lesser>Description</TableColumn>
          <TableColumn>Category</TableColumn>
          <TableColumn $number>Price</TableColumn>
          <TableColumn>Status</TableColumn>
          <TableColumn $number>Actions</TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((service) => {
            const { id, name, description, category, price } = service;
            return (
              <SortableRow key={id} id={id}>
                <NameCell $at="lead">
                  <div>
                    <DragHandle name={name} />
                    {name}
                  </div>
                </NameCell>
                <Description $at="away" $lesser>
                  <span>{description}</span>
                </Description>
                <TableCell $at="below">
                  <Badge variant="outline">{labelOf(SERVICE_CATEGORY_LABEL, category)}</Badge>
                </TableCell>
                <PriceCell $number $at="end">
                  {formatDollars(price)}
                </PriceCell>
                <StatusCell $at="belowEnd">
                  <ServiceSwitch service={service} />
                </StatusCell>
                <ActionCell $number $at="tools">
                  <IconButton aria-label={`Edit ${name}`} aria-haspopup="dialog" onClick={() => onEdit(id)}>
                    <Pencil size={20} strokeWidth={2} aria-hidden />
                  </IconButton>
                </ActionCell>
              </SortableRow>
            );
          })}
        </TableBody>
      </Table>
    </SortableRows>
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
