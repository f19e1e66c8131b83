import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { ORDER_SORTS } from '#domain/lists/list-query';
import { DELIVERY_LABEL, DELIVERY_METHODS } from '#domain/orders/delivery';
import { DUE_SPANS } from '#domain/orders/ready-by-days';
import { BENCH_SORTS } from '#domain/staff/bench-view';
import { useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { Popover } from '../../ui/popover';
import { DayRangeFields } from '../parts/day-range-fields';
import { FilterSelect } from '../parts/filter-select';
import {
  DUE_LABEL,
  PAYMENT_LABEL,
  PAYMENTS,
  SORT_LABEL,
  STATUS_LABEL,
  STATUSES,
  WAIT_LABEL,
} from './order-filter-labels';
import { ORDER_FILTERS, type OrderFilterControls, OWES, STATUS_GROUPS, WAITS } from './order-filters';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
`;

const Foot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 12px;
  justify-content: flex-end;
  padding-top: 4px;
`;

interface FilterPopoverProps {
  controls: OrderFilterControls;
  onClear: () => void;
}

/** What the list is narrowed and sorted by, but for the search, behind one button. */
export function FilterPopover({ controls, onClear }: FilterPopoverProps) {
  const { asked, filter, statusBy, payBy, waitFor, sort } = controls;
  const seesMoney = useSeesMoney();
  const set = ORDER_FILTERS.filter((name) => name !== 'search' && asked[name]).length;
  const button = (
    <Button variant="secondary" size="sm">
      <SlidersHorizontal size={18} strokeWidth={2} aria-hidden />
      {set === 0 ? 'Filters' : `Filters (${set})`}
    </Button>
  );
  return (
    <Popover label="Filters" trigger={button}>
      {(close) => (
        <Fields>
          <FilterSelect
            label="Status"
            all="All"
            values={STATUSES}
            labels={STATUS_LABEL}
            value={STATUS_GROUPS.find((name) => asked[name]) ?? asked.status}
            onChoose={statusBy}
          />
          {seesMoney && (
            <FilterSelect
              label="Payment"
              all="All"
              values={PAYMENTS}
              labels={PAYMENT_LABEL}
              value={asked.owes ? OWES : asked.paymentStatus}
              onChoose={payBy}
            />
          )}
          <FilterSelect
            label="Delivery"
            all="All"
            values={DELIVERY_METHODS}
            labels={DELIVERY_LABEL}
            value={asked.deliveryMethod}
            onChoose={(value) => filter('deliveryMethod', value)}
          />
          <FilterSelect
            label="Due"
            all="All"
            values={DUE_SPANS}
            labels={DUE_LABEL}
            value={asked.due}
            onChoose={(value) => filter('due', value)}
          />
          <FilterSelect
            label="Waiting for"
            all="All"
            values={WAITS}
            labels={WAIT_LABEL}
            value={WAITS.find((name) => asked[name])}
            onChoose={waitFor}
          />
          <FilterSelect
            label="Sort by"
            values={seesMoney ? ORDER_SORTS : BENCH_SORTS}
            labels={SORT_LABEL}
            value={asked.sort}
            onChoose={sort}
          />
          <DayRangeFields asked={asked} filter={filter} />
          <Foot>
            <Button
              variant="ghost"
              size="sm"
              disabled={!controls.isFiltered}
              onClick={() => {
                close();
                onClear();
              }}
            >
              Clear
            </Button>
            <Button size="sm" onClick={close}>
              Done
            </Button>
          </Foot>
        </Fields>
      )}
    </Popover>
  );
}
