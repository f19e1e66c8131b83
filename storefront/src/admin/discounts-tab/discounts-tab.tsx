import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { ownerDiscountQueries } from '../../api/admin-discounts';
import { messageOf } from '../../api/client';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { ColumnMenu, useColumns } from '../../ui/table-columns';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { AddDiscountDialog } from './add-discount-dialog';
import { DISCOUNT_COLUMNS, DiscountTable, OPTIONAL_DISCOUNT_COLUMNS } from './discount-table';

/** The Discounts tab (rule 4.2). */
export function DiscountsTab() {
  const adding = useOpened('create', { inAddress: true });
  const columns = useColumns('discounts', DISCOUNT_COLUMNS, OPTIONAL_DISCOUNT_COLUMNS);
  return (
    <Panel
      title="Discounts"
      actions={
        <>
          <ColumnMenu columns={columns} />
          <Button aria-haspopup="dialog" onClick={() => adding.open()}>
            <Plus size={20} strokeWidth={2} aria-hidden />
            Add Discount Code
          </Button>
        </>
      }
    >
      <DiscountList $leftOut={columns.$leftOut} />
      {adding.what && <AddDiscountDialog onClose={adding.close} />}
    </Panel>
  );
}

function DiscountList({ $leftOut }: { $leftOut: readonly number[] }) {
  const discounts = useQuery(ownerDiscountQueries.list());
  if (discounts.isError && !discounts.isFetching && !discounts.data) {
    return (
      <LoadFailed title="The discount codes did not load" onRetry={() => discounts.refetch()}>
        {messageOf(discounts.error, NOT_REACHED)}
      </LoadFailed>
    );
  }
  if (!discounts.data) return <RowsSkeleton label="Loading discounts" />;
  if (discounts.data.length === 0) {
    return <EmptyState text="No discount codes yet. Create your first code to offer promotions." />;
  }
  return <DiscountTable discounts={discounts.data} $leftOut={$leftOut} />;
}
