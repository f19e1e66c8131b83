import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from 'styled-components';
import { DISCOUNT_TYPE_LABEL, formatDiscountValue } from '#domain/discounts/discount';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { labelOf } from '#domain/words/label-of';
import { ownerDiscountQueries, useSwitchDiscount } from '../../api/admin-discounts';
import type { Column } from '../../ui/data-table';
import { font } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ActiveSwitch } from '../parts/active-switch';
import { ADMIN_TEXTS, adminDate } from '../parts/admin-texts';
import { ListPanel } from '../parts/list-panel';
import { AddDiscountDialog } from './add-discount-dialog';

const COLUMNS: readonly Column<DiscountView>[] = [
  {
    name: 'Code',
    at: 'lead',
    bold: true,
    look: css`
      font-family: ${font.display};
      font-size: ${font.h4};
      letter-spacing: 0.03em;
    `,
    cell: ({ code }) => code,
  },
  { name: 'Type', at: 'below', optional: true, cell: ({ type }) => labelOf(DISCOUNT_TYPE_LABEL, type) },
  { name: 'Value', at: 'end', number: true, bold: true, optional: true, cell: formatDiscountValue },
  {
    name: 'Created',
    at: 'away',
    oneLine: true,
    optional: true,
    cell: ({ createdAt }) => adminDate(createdAt),
  },
  {
    name: 'Status',
    at: 'belowEnd',
    // As wide for both of its words.
    look: css`
      width: 176px;
    `,
    cell: (discount) => <DiscountSwitch discount={discount} />,
  },
];

/** The Discounts tab (rule 4.2): every discount code, newest first. */
export function DiscountsTab() {
  const adding = useOpened('create', { inAddress: true });
  return (
    <ListPanel
      title="Discounts"
      columns={COLUMNS}
      query={useQuery(ownerDiscountQueries.list())}
      loading="Loading discounts"
      failed="The discount codes didn't load"
      empty="No discount codes yet. Create your first code to offer promotions."
      actions={
        <ActionButton icon={Plus} variant="primary" aria-haspopup="dialog" onClick={() => adding.open()}>
          Add Discount Code
        </ActionButton>
      }
    >
      {adding.what && <AddDiscountDialog onClose={adding.close} />}
    </ListPanel>
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
