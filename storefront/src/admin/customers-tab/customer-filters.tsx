import { CUSTOMER_SORTS } from '#domain/lists/list-query';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { SelectField } from '../../ui/select-field';
import { MailingListFilter } from '../parts/mailing-list-filter';
import { SEARCH_MAX } from '../parts/use-list-params';
import { type CustomerListParams, SORT_LABEL } from './customer-list-params';

interface CustomerFiltersProps {
  list: CustomerListParams;
  change: (changes: Record<string, string>, how?: { replace: boolean }) => void;
}

/** What the list is narrowed and sorted by. */
export function CustomerFilters({ list, change }: CustomerFiltersProps) {
  return (
    <FilterBar aria-label="Customers">
      <SearchField
        label="Search"
        placeholder="Name, email or phone"
        maxLength={SEARCH_MAX}
        value={list.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <MailingListFilter list={list} change={change} />
      <SelectField
        label="Sort by"
        value={list.sort}
        onChange={({ target }) => change({ sort: target.value })}
        options={CUSTOMER_SORTS.map((value) => ({ value, label: SORT_LABEL[value] }))}
      />
    </FilterBar>
  );
}
