import styled from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { Breakable } from '../../api/breakable';
import { Badge } from '../../ui/badge';
import { Checkbox } from '../../ui/checkbox';
import { CardLabel, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { VisuallyHidden } from '../../ui/visually-hidden';

const CheckCell = styled(TableCell)`
  width: 1%;
`;

const NameCell = styled(TableCell)`
  font-weight: 600;
  label {
    display: block;
  }
`;

const Membership = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

interface RecipientTableProps {
  customers: readonly CustomerView[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, chosen: boolean) => void;
}

/** A page of customers to choose a message's recipients from. */
export function RecipientTable({ customers, selected, onSelect }: RecipientTableProps) {
  return (
    <Table aria-label="Customers">
      <TableHead>
        <TableColumn>
          <VisuallyHidden>Select</VisuallyHidden>
        </TableColumn>
        <TableColumn>Name</TableColumn>
        <TableColumn>Email</TableColumn>
        <TableColumn>Phone</TableColumn>
        <TableColumn>Mailing List</TableColumn>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <TableRow key={customer.id}>
            <CheckCell $at="mark">
              <Checkbox
                id={`recipient-${customer.id}`}
                aria-label={`Select ${customer.name}, ${customer.email}`}
                checked={customer.getsMessages === 1 && selected.has(customer.id)}
                disabled={customer.getsMessages === 0}
                onCheckedChange={(chosen) => onSelect(customer.id, chosen)}
              />
            </CheckCell>
            <NameCell $at="lead">
              <label htmlFor={`recipient-${customer.id}`}>{customer.name}</label>
            </NameCell>
            <TableCell $at="below">
              <Breakable>{customer.email}</Breakable>
            </TableCell>
            <TableCell $at="belowEnd">{customer.phone ?? '-'}</TableCell>
            <TableCell $at="end">
              <CardLabel>Mailing List</CardLabel>
              <Membership>
                {customer.mailingListOptIn === 1 ? 'Yes' : 'No'}
                {customer.getsMessages === 0 && <Badge variant="outline">Unsubscribed</Badge>}
              </Membership>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
