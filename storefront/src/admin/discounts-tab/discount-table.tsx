import styled from 'styled-components';
import { DISCOUNT_TYPE_LABEL, formatDiscountValue } from '#domain/discounts/discount';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { labelOf } from '#domain/words/label-of';
import { useSwitchDiscount } from '../../api/admin-discounts';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { font } from '../../ui/tokens';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS, adminDate } from '../parts/admin-texts';

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
  /* As wide for both of its words. */
  width: 176px;
`;

export const DISCOUNT_COLUMNS = ['Code', 'Type', 'Value', 'Created', 'Status'] as const;
export const OPTIONAL_DISCOUNT_COLUMNS = ['Type', 'Value', 'Created'] as const;

interface DiscountTableProps {
  discounts: readonly DiscountView[];
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** Every discount code, newest first. */
export function DiscountTable({ discounts, $leftOut }: DiscountTableProps) {
  return (
    <Table aria-label="Discounts" $leftOut={$leftOut}>
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
            <CodeCell $at="lead">{discount.code}</CodeCell>
            <TableCell $at="below">{labelOf(DISCOUNT_TYPE_LABEL, discount.type)}</TableCell>
            <ValueCell $number $at="end">
              {formatDiscountValue(discount)}
            </ValueCell>
            <DateCell $at="away">{adminDate(discount.createdAt)}</DateCell>
            <StatusCell $at="belowEnd">
              <DiscountSwitch discount={discount} />
            </StatusCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function DiscountSwitch({ discount }: { discount: DiscountView }) {
  return (
    <ActiveSwitch
      {...useSwitchDiscount(discount)}
      name={`${discount.code} active`}
      done={ADMIN_TEXTS.discountUpdated}
      failed={ADMIN_TEXTS.discountUpdateFailed}
    />
  );
}
