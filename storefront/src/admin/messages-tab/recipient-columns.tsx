import styled, { css } from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { Breakable } from '../../api/breakable';
import { Badge } from '../../ui/badge';
import type { Column } from '../../ui/data-table';
import { RowCheckbox } from '../../ui/row-selection';
import { CardLabel } from '../../ui/table';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './messages-tab-texts';

const Membership = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

export const RECIPIENT_COLUMNS: readonly Column<CustomerView>[] = [
  {
    name: sharedTexts.select,
    at: 'mark',
    look: css`
      width: 1%;
    `,
    cell: ({ id, name, email, getsMessages }) => (
      <RowCheckbox
        rowId={id}
        id={`recipient-${id}`}
        aria-label={sharedTexts.selectCustomer(name, email)}
        disabled={getsMessages === 0}
      />
    ),
  },
  {
    name: uiTexts.name,
    at: 'lead',
    bold: true,
    look: css`
      label {
        display: block;
      }
    `,
    cell: ({ id, name }) => <label htmlFor={`recipient-${id}`}>{name}</label>,
  },
  { name: uiTexts.email, at: 'below', cell: ({ email }) => <Breakable>{email}</Breakable> },
  { name: uiTexts.phone, at: 'belowEnd', cell: ({ phone }) => phone ?? '-' },
  {
    name: sharedTexts.mailingListColumn,
    at: 'end',
    cell: ({ mailingListOptIn, getsMessages }) => (
      <>
        <CardLabel>{sharedTexts.mailingListColumn}</CardLabel>
        <Membership>
          {mailingListOptIn === 1 ? sharedTexts.yes : sharedTexts.no}
          {getsMessages === 0 && <Badge variant="outline">{texts.unsubscribed}</Badge>}
        </Membership>
      </>
    ),
  },
];
