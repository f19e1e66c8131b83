import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ENDS_FIRST, ORDER_SORTS } from '#domain/lists/list-query';
import { DELIVERY_LABEL, DELIVERY_METHODS } from '#domain/orders/delivery';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from '#domain/orders/order-status';
import { DUE_SPANS, type DueSpan } from '#domain/orders/ready-by-days';
import { BENCH_SORTS } from '#domain/staff/bench-view';
import { useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { CARDS } from '../../ui/table';
import { TextField } from '../../ui/text-field';
import { useTypedValue } from '../../ui/use-typed-value';
import { FilterSelect } from '../parts/filter-select';
import { SEARCH_MAX } from '../parts/use-list-params';
import {
  endsFirst,
  ORDER_FILTERS,
  type OrderFilter,
  type OrderFilterControls,
  OWES,
  WAITS,
} from './order-filters';

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
  > :first-child {
    grid-column: span 2;
  }
  ${CARDS} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :first-child {
      grid-column: auto;
    }
  }
`;

/** On narrow screens only the search stays in sight. */
const Toggle = styled.div`
  display: none;
  ${CARDS} {
    display: block;
  }
`;

const More = styled.div<{ $open: boolean }>`
  display: contents;
  ${CARDS} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    align-items: start;
  }
`;

const PAYMENTS = [...PAYMENT_STATUSES, OWES] as const;
const PAYMENT_LABEL = { ...PAYMENT_STATUS_LABEL, [OWES]: 'Owes' } as const;

const DUE_LABEL = {
  overdue: 'Overdue',
  week: 'Due this week',
  later: 'Later',
} as const satisfies Record<DueSpan, string>;

const WAIT_LABEL = {
  unanswered: 'Our answer',
  uninstructed: 'Instructions',
  waiting: 'The customer',
} as const satisfies Record<(typeof WAITS)[number], string>;

const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-total': 'Highest total',
  total: 'Lowest total',
  customerName: 'Customer, A to Z',
  '-customerName': 'Customer, Z to A',
  readyBy: 'Due first',
  '-readyBy': 'Due last',
  '-amountDue': 'Owes most',
  amountDue: 'Owes least',
} as const satisfies Record<(typeof ORDER_SORTS)[number], string>;

interface OrderFilterFieldsProps {
  controls: OrderFilterControls;
  /** Focuses the search, because the button that had the focus is gone. */
  focused: boolean;
}

/** Search, filters and sorting of the list. */
export function OrderFilterFields({ controls, focused }: OrderFilterFieldsProps) {
  const { asked, filter, payBy, waitFor, sort } = controls;
  const seesMoney = useSeesMoney();
  const [open, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const moreId = useId();
  /** How many filters are set among those that a phone hides. */
  const narrowed = ORDER_FILTERS.filter((name) => name !== 'search' && asked[name]).length;
  useEffect(() => {
    if (focused) search.current?.focus();
  }, [focused]);

  return (
    <Root aria-label="Orders">
      <TypedField
        ref={search}
        controls={controls}
        name="search"
        label="Search"
        type="search"
        placeholder="Order #, name, email or phone"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
      />
      <Toggle>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={20} strokeWidth={2} aria-hidden />
          {narrowed === 0 ? 'Filters' : `Filters (${narrowed})`}
        </Button>
      </Toggle>
      <More id={moreId} $open={open}>
        <FilterSelect
          label="Status"
          all="All"
          values={ORDER_STATUSES}
          labels={ORDER_STATUS_LABEL}
          value={asked.status}
          onChoose={(value) => filter('status', value)}
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
        <TypedField controls={controls} name="from" label="From" type="date" />
        <TypedField
          controls={controls}
          name="to"
          label="To"
          type="date"
          error={endsFirst(asked) ? ENDS_FIRST.error : undefined}
        />
        <FilterSelect
          label="Sort by"
          values={seesMoney ? ORDER_SORTS : BENCH_SORTS}
          labels={SORT_LABEL}
          value={asked.sort}
          onChoose={sort}
        />
      </More>
    </Root>
  );
}

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, 'name'> {
  controls: OrderFilterControls;
  name: OrderFilter;
}

/** A typed filter; it applies when the typing pauses. */
function TypedField({ controls: { asked, filter }, name, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useTypedValue(asked[name] ?? '', (value) =>
    filter(name, value, { replace: true }),
  );
  return <TextField {...field} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}
