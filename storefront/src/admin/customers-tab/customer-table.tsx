import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { Breakable } from '../../api/breakable';
import { IconButton } from '../../ui/icon-button';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { adminDate } from '../parts/admin-texts';

const Rows = styled(Table)`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const NameCell = styled(TableCell)`
  font-weight: 600;
`;

const DateCell = styled(TableCell)`
  white-space: nowrap;
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding-block: 0;
`;

interface CustomerTableProps {
  customers: readonly CustomerView[];
  /** Whether these are the previous page's rows, while the next ones load. */
  stale: boolean;
  onEdit: (id: string) => void;
}

/** A page of customers; a click anywhere on a row opens its dialog. */
export function CustomerTable({ customers, stale, onEdit }: CustomerTableProps) {
  return (
    <Rows aria-label="Customers" aria-busy={stale}>
      <TableHead>
        <TableColumn>Name</TableColumn>
        <TableColumn>Email</TableColumn>
        <TableColumn>Phone</TableColumn>
        <TableColumn>Created</TableColumn>
        <TableColumn>Actions</TableColumn>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <TableRow
            $opens
            key={customer.id}
            onClick={({ currentTarget }) => {
              // The focus returns here when the dialog is closed.
              currentTarget.querySelector('button')?.focus();
              onEdit(customer.id);
            }}
          >
            <NameCell $at="lead">{customer.name}</NameCell>
            <TableCell $at="below">
              <Breakable>{customer.email}</Breakable>
            </TableCell>
            <TableCell $at="belowEnd">{customer.phone ?? '-'}</TableCell>
            <DateCell $at="away">{adminDate(customer.createdAt)}</DateCell>
            <ActionCell $at="tools">
              {/* Makes the row reachable by keyboard; its click bubbles up to the row. */}
              <IconButton aria-haspopup="dialog" aria-label={`Edit ${customer.name}`}>
                <Pencil size={20} strokeWidth={2} aria-hidden />
              </IconButton>
            </ActionCell>
          </TableRow>
        ))}
      </TableBody>
    </Rows>
  );
}
