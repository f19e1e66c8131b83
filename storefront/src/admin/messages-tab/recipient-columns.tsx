import styled, { css } from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { Breakable } from '../../api/breakable';
import { Badge } from '../../ui/badge';
import { Checkbox } from '../../ui/checkbox';
import type { Column } from '../../ui/data-table';
import { CardLabel } from '../../ui/table';

const Membership = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

interface Selection {
  selected: ReadonlySet<string>;
  onSelect: (id: string, chosen: boolean) => void;
}

/** A page of customers to choose a message's recipients from. */
export const recipientColumns = ({ selected, onSelect }: Selection): readonly Column<CustomerView>[] => [
  {
    name: 'Select',
    at: 'mark',
    look: css`
      width: 1%;
    `,
    cell: ({ id, name, email, getsMessages }) => (
      <Checkbox
        id={`recipient-${id}`}
        aria-label={`Select ${name}, ${email}`}
        checked={getsMessages === 1 && selected.has(id)}
        disabled={getsMessages === 0}
        onCheckedChange={(chosen) => onSelect(id, chosen)}
      />
    ),
  },
  {
    name: 'Name',
    at: 'lead',
    bold: true,
    look: css`
      label {
        display: block;
      }
    `,
    cell: ({ id, name }) => <label htmlFor={`recipient-${id}`}>{name}</label>,
  },
  { name: 'Email', at: 'below', cell: ({ email }) => <Breakable>{email}</Breakable> },
  { name: 'Phone', at: 'belowEnd', cell: ({ phone }) => phone ?? '-' },
  {
    name: 'Mailing List',
    at: 'end',
    cell: ({ mailingListOptIn, getsMessages }) => (
      <>
        <CardLabel>Mailing List</CardLabel>
        <Membership>
          {mailingListOptIn === 1 ? 'Yes' : 'No'}
          {getsMessages === 0 && <Badge variant="outline">Unsubscribed</Badge>}
        </Membership>
      </>
    ),
  },
];
