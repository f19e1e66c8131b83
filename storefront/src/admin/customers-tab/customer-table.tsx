import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { Breakable } from '../../api/breakable';
import { Checkbox } from '../../ui/checkbox';
import { IconButton } from '../../ui/icon-button';
import { CARDS, quiet, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { media } from '../../ui/tokens';
import { adminDate } from '../parts/admin-texts';

const Rows = styled(Table)`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const NameCell = styled(TableCell)`
  font-weight: 600;
`;

/** Below name and phone it has the whole line. */
const EmailCell = styled(TableCell)`
  ${CARDS} {
    grid-column: main / tools;
  }
`;

const PhoneCell = styled(TableCell)`
  ${CARDS} {
    ${quiet}
  }
  ${media.tablet} {
    white-space: nowrap;
  }
`;

const DateCell = styled(TableCell)`
  white-space: nowrap;
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding-block: 0;
`;

const CheckCell = styled(TableCell)`
  width: 1%;
  ${media.tablet} {
    padding-right: 0;
  }
`;

export const CUSTOMER_COLUMNS = [
  'Select',
  'Name',
  'Email',
  'Phone',
  'Mailing List',
  'Created',
  'Actions',
] as const;
export const OPTIONAL_CUSTOMER_COLUMNS = ['Email', 'Phone', 'Mailing List', 'Created'] as const;

interface CustomerTableProps {
  customers: readonly CustomerView[];
  /** The chosen ones, by their ids. */
  chosen: ReadonlyMap<string, CustomerView>;
  onChoose: (customers: readonly CustomerView[], isChosen: boolean) => void;
  /** Whether these are the previous page's rows, while the next ones load. */
  stale: boolean;
  onEdit: (id: string) => void;
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** A page of customers; a click anywhere on a row opens its dialog. */
export function CustomerTable({ customers, chosen, onChoose, stale, onEdit, $leftOut }: CustomerTableProps) {
  const inSight = customers.filter(({ id }) => chosen.has(id)).length;
  return (
    <Rows aria-label="Customers" aria-busy={stale} $leftOut={$leftOut}>
      <TableHead>
        <TableColumn>
          <Checkbox
            aria-label="Select all on this page"
            checked={inSight === customers.length || (inSight > 0 && 'indeterminate')}
            onCheckedChange={(isChosen) => onChoose(customers, isChosen)}
          />
        </TableColumn>
        <TableColumn>Name</TableColumn>
        <TableColumn>Email</TableColumn>
        <TableColumn>Phone</TableColumn>
        <TableColumn $lesser>Mailing List</TableColumn>
        <TableColumn $lesser>Created</TableColumn>
        <TableColumn>Actions</TableColumn>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <TableRow
            $opens
            key={customer.id}
            onClick={({ currentTarget, target }) => {
              if (target instanceof Element && target.closest('[data-choose]')) return;
              // The focus returns here when the dialog is closed.
              currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus();
              onEdit(customer.id);
            }}
          >
            <CheckCell $at="mark" data-choose>
              <Checkbox
                aria-label={`Select ${customer.name}, ${customer.email}`}
                checked={chosen.has(customer.id)}
                onCheckedChange={(isChosen) => onChoose([customer], isChosen)}
              />
            </CheckCell>
            <NameCell $at="lead">{customer.name}</NameCell>
            <EmailCell $at="below">
              <Breakable>{customer.email}</Breakable>
            </EmailCell>
            <PhoneCell $at="end">{customer.phone ?? '-'}</PhoneCell>
            <TableCell $lesser $at="away">
              {customer.mailingListOptIn === 1 ? 'Yes' : 'No'}
            </TableCell>
            <DateCell $lesser $at="away">
              {adminDate(customer.createdAt)}
            </DateCell>
            <ActionCell $at="tools">
              {/* Makes the row reachable by keyboard; its click bubbles up to the row. */}
              <IconButton data-opens aria-haspopup="dialog" aria-label={`Edit ${customer.name}`}>
                <Pencil size={20} strokeWidth={2} aria-hidden />
              </IconButton>
            </ActionCell>
          </TableRow>
        ))}
      </TableBody>
    </Rows>
  );
}
