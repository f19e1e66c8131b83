import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { ORDER_SORTS } from '#domain/lists/list-query';
import { BENCH_SORTS } from '#domain/staff/bench-view';
import { useSeesMoney } from '../../api/person';
import { Button } from '../../ui/button';
import { Popover } from '../../ui/popover';
import { DayRangeFields, FilterSelect } from '../parts/list-filters';
import { filtersFor, ORDER_FILTERS, type OrderFilterControls, sortFilter } from './order-filters';

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
  const { asked, change } = controls;
  const seesMoney = useSeesMoney();
  const set = ORDER_FILTERS.filter((name) => name !== 'search' && asked[name]).length;
  const button = (
    <Button variant="secondary" size="sm">
      <SlidersHorizontal size={18} />
      {set === 0 ? 'Filters' : `Filters (${set})`}
    </Button>
  );
  return (
    <Popover label="Filters" trigger={button}>
      {(close) => (
        <Fields>
          {filtersFor(seesMoney).map((filter) => (
            <FilterSelect key={filter.label} filter={filter} asked={asked} change={change} />
          ))}
          <FilterSelect
            filter={sortFilter(seesMoney ? ORDER_SORTS : BENCH_SORTS)}
            asked={asked}
            change={change}
          />
          <DayRangeFields asked={asked} change={change} />
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
