import { SlidersHorizontal } from 'lucide-react';
import { loadable } from '../../first-paint/loadable';

import { Popover } from '../../ui/popover';
import { ActionButton } from '../parts/action-button';
import { ORDER_FILTERS, type OrderFilterControls } from './order-filters';
import * as texts from './orders-tab-texts';

const FilterControls = loadable(async () => (await import('./filter-controls')).FilterControls);

/** Every filter except the search, and the sort order, behind one button. */
export function FilterPopover({ controls, onClear }: { controls: OrderFilterControls; onClear: () => void }) {
  const set = ORDER_FILTERS.filter((name) => name !== 'search' && controls.params[name]).length;
  const button = (
    <ActionButton icon={SlidersHorizontal} size="sm">
      {set === 0 ? texts.filters : texts.filtersSet(set)}
    </ActionButton>
  );
  return (
    <Popover label={texts.filters} trigger={button} part={FilterControls}>
      {(close) => <FilterControls controls={controls} onClear={onClear} close={close} />}
    </Popover>
  );
}
