import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { ORDER_SORTS } from '#domain/lists/list-query';
import { BENCH_SORTS } from '#domain/staff/bench-view';
import { useSeesMoney } from '../../api/person';
import { Cluster, Columns } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { Popover } from '../../ui/popover';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { DayRangeFields, FilterSelect } from '../parts/list-filters';
import * as sharedTexts from '../parts/shared-texts';
import { filtersFor, ORDER_FILTERS, type OrderFilterControls, sortFilter } from './order-filters';
import * as texts from './orders-tab-texts';

const Foot = styled(Cluster)`
  grid-column: 1 / -1;
  padding-top: 4px;
`;

interface FilterPopoverProps {
  controls: OrderFilterControls;
  onClear: () => void;
}

/** Every filter except the search, and the sort order, behind one button. */
export function FilterPopover({ controls, onClear }: FilterPopoverProps) {
  const { params, change } = controls;
  const seesMoney = useSeesMoney();
  const set = ORDER_FILTERS.filter((name) => name !== 'search' && params[name]).length;
  const button = (
    <ActionButton icon={SlidersHorizontal} size="sm">
      {set === 0 ? texts.filters : texts.filtersSet(set)}
    </ActionButton>
  );
  return (
    <Popover label={texts.filters} trigger={button}>
      {(close) => (
        <Columns $of="repeat(2, minmax(0, 1fr))" $gap="12px" $align="start">
          {filtersFor(seesMoney).map((filter) => (
            <FilterSelect key={filter.label} filter={filter} params={params} change={change} />
          ))}
          <FilterSelect
            filter={sortFilter(seesMoney ? ORDER_SORTS : BENCH_SORTS)}
            params={params}
            change={change}
          />
          <DayRangeFields params={params} change={change} />
          <Foot $gap="12px" $justify="end">
            <Button
              variant="ghost"
              size="sm"
              disabled={!controls.isFiltered}
              onClick={() => {
                close();
                onClear();
              }}
            >
              {sharedTexts.clear}
            </Button>
            <Button size="sm" onClick={close}>
              {uiTexts.done}
            </Button>
          </Foot>
        </Columns>
      )}
    </Popover>
  );
}
