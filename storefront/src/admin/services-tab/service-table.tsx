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
import { color, font } from '../../ui/tokens';
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
    order: 1;
    min-width: 0;
    margin-left: -12px;
    font-family: ${font.display};
    font-size: ${font.h4};
    line-height: 1.2;
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
  ${CARDS} {
    order: 3;
    grid-column: 1 / -1;
  }
`;

const CategoryCell = styled(TableCell)`
  ${CARDS} {
    order: 4;
    align-self: center;
  }
`;

const PriceCell = styled(TableCell)`
  font-weight: 600;
  white-space: nowrap;
  ${CARDS} {
    order: 5;
    align-self: center;
    font-size: 1.25rem;
  }
`;

const StatusCell = styled(TableCell)`
  white-space: nowrap;
  ${CARDS} {
    order: 6;
    grid-column: 1 / -1;
    padding-block: 8px 4px;
  }
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding-right: 0;
  > button {
    margin-left: auto;
  }
  ${CARDS} {
    order: 2;
    width: auto;
    margin: -4px -8px 0 0;
  }
`;

interface ServiceTableProps {
  services: readonly ServiceView[];
  onEdit: (id: string) => void;
}

/** The services as a table whose rows can be dragged, on narrow screens as cards. */
export function ServiceTable({ services, onEdit }: ServiceTableProps) {
  const { shown, send } = useReorderServices(services);
  const tellLast = useTellLast({
    done: ADMIN_TEXTS.servicesReordered,
    failed: ADMIN_TEXTS.servicesReorderFailed,
  });
  return (
    <SortableRows entries={shown} onReorder={(ids) => tellLast(send(ids))}>
      <Table aria-label="Services">
        <TableHead>
          <TableColumn>Name</TableColumn>
          <TableColumn>Description</TableColumn>
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
                <NameCell>
                  <div>
                    <DragHandle name={name} />
                    {name}
                  </div>
                </NameCell>
                <Description>
                  <span>{description}</span>
                </Description>
                <CategoryCell>
                  <Badge variant="outline">{labelOf(SERVICE_CATEGORY_LABEL, category)}</Badge>
                </CategoryCell>
                <PriceCell $number>{formatDollars(price)}</PriceCell>
                <StatusCell>
                  <ServiceSwitch service={service} />
                </StatusCell>
                <ActionCell $number>
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
