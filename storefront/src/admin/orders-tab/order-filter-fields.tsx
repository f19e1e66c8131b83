import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ENDS_FIRST, type ORDER_SORTS } from '#domain/lists/list-query';
import { DELIVERY_LABEL, DELIVERY_METHODS } from '#domain/orders/delivery';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from '#domain/orders/order-status';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { CARDS } from '../../ui/table';
import { TextField } from '../../ui/text-field';
import { useTypedValue } from '../../ui/use-typed-value';
import { SEARCH_MAX } from '../parts/use-list-params';
import { endsFirst, ORDER_FILTERS, type OrderFilter, type OrderFilterControls } from './order-filters';

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
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

const choices = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-total': 'Highest total',
  total: 'Lowest total',
  customerName: 'Customer, A to Z',
  '-customerName': 'Customer, Z to A',
} as const satisfies Record<(typeof ORDER_SORTS)[number], string>;
const SORTS = Object.entries(SORT_LABEL).map(([value, label]) => ({ value, label }));

interface OrderFilterFieldsProps {
  controls: OrderFilterControls;
  /** Focuses the search, because the button that had the focus is gone. */
  focused: boolean;
}

/** Search, filters and sorting of the list. */
export function OrderFilterFields({ controls, focused }: OrderFilterFieldsProps) {
  const { asked, filter, sort } = controls;
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
        <SelectField
          label="Status"
          placeholder="All"
          options={choices(ORDER_STATUSES, ORDER_STATUS_LABEL)}
          value={asked.status ?? ''}
          onChange={({ target }) => filter('status', target.value)}
        />
        <SelectField
          label="Payment"
          placeholder="All"
          options={choices(PAYMENT_STATUSES, PAYMENT_STATUS_LABEL)}
          value={asked.paymentStatus ?? ''}
          onChange={({ target }) => filter('paymentStatus', target.value)}
        />
        <SelectField
          label="Delivery"
          placeholder="All"
          options={choices(DELIVERY_METHODS, DELIVERY_LABEL)}
          value={asked.deliveryMethod ?? ''}
          onChange={({ target }) => filter('deliveryMethod', target.value)}
        />
        <TypedField controls={controls} name="from" label="From" type="date" />
        <TypedField
          controls={controls}
          name="to"
          label="To"
          type="date"
          error={endsFirst(asked) ? ENDS_FIRST.error : undefined}
        />
        <SelectField
          label="Sort by"
          options={SORTS}
          value={asked.sort}
          onChange={({ target }) => sort(target.value)}
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
