import styled from 'styled-components';
import { ORDER_SORTS } from '#domain/lists/list-fields';
import { BENCH_SORTS } from '#domain/staff/bench-view';
import { useOrderViews } from '../../api/order-views';
import { useSeesMoney } from '../../api/person';
import { Cluster, Columns } from '../../ui/arrange';
import { Button } from '../../ui/button';
import * as uiTexts from '../../ui/ui-texts';
import { DayRangeFields, FilterSelect } from '../parts/list-filters';
import * as sharedTexts from '../parts/shared-texts';
import { filtersFor, type OrderFilterControls, sortFilter } from './order-filters';

const Foot = styled(Cluster)`
  grid-column: 1 / -1;
  padding-top: 4px;
`;

interface FilterControlsProps {
  controls: OrderFilterControls;
  onClear: () => void;
  close: () => void;
}

/** All filters except the search, and the sort order. */
export function FilterControls({ controls, onClear, close }: FilterControlsProps) {
  const { params, change } = controls;
  const seesMoney = useSeesMoney();
  const { followsPackages } = useOrderViews();
  const sorts = seesMoney ? ORDER_SORTS : BENCH_SORTS;
  return (
    <Columns $of="repeat(2, minmax(0, 1fr))" $gap="12px" $align="start">
      {filtersFor({ seesMoney, followsPackages }).map((filter) => (
        <FilterSelect key={filter.label} filter={filter} params={params} change={change} />
      ))}
      <FilterSelect
        filter={sortFilter(sorts.filter((sort) => followsPackages || sort !== 'arrival'))}
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
  );
}
