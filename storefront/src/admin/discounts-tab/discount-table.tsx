import styled from 'styled-components';
import type { DiscountView } from '#domain/catalogue-contract';
import { DISCOUNT_TYPE_LABEL, formatDiscountValue } from '#domain/discount';
import {
  CARDS,
  CardLabel,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '../../ui/table';
import { font } from '../../ui/tokens';
import { adminDate } from '../admin-date';
import { DiscountSwitch } from './discount-switch';

const CodeCell = styled(TableCell)`
  font-family: ${font.display};
  font-size: ${font.h4};
  font-weight: 600;
  letter-spacing: 0.03em;
`;

const ValueCell = styled(TableCell)`
  font-weight: 600;
`;

const DateCell = styled(TableCell)`
  white-space: nowrap;
`;

const StatusCell = styled(TableCell)`
  width: 1%;
  white-space: nowrap;
  ${CARDS} {
    width: auto;
  }
`;

/** Every discount code, newest first. */
export function DiscountTable({ discounts }: { discounts: readonly DiscountView[] }) {
  return (
    <Table aria-label="Discounts">
      <TableHead>
        <TableColumn>Code</TableColumn>
        <TableColumn>Type</TableColumn>
        <TableColumn $number>Value</TableColumn>
        <TableColumn>Created</TableColumn>
        <TableColumn>Status</TableColumn>
      </TableHead>
      <TableBody>
        {discounts.map((discount) => (
          <TableRow key={discount.id}>
            <CodeCell>{discount.code}</CodeCell>
            <TableCell>{DISCOUNT_TYPE_LABEL[discount.type]}</TableCell>
            <ValueCell $number>{formatDiscountValue(discount)}</ValueCell>
            <DateCell>
              <CardLabel>Created</CardLabel>
              {adminDate(discount.createdAt)}
            </DateCell>
            <StatusCell>
              <DiscountSwitch discount={discount} />
            </StatusCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
