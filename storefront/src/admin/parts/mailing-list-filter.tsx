import { CUSTOMER_STATUSES } from '#domain/lists/list-query';
import { FilterSelect } from './filter-select';

type MailingListStatus = (typeof CUSTOMER_STATUSES)[number];

const STATUS_LABEL = {
  opted_in: 'On the mailing list',
  opted_out: 'Not on the mailing list',
} as const satisfies Record<MailingListStatus, string>;

interface MailingListFilterProps {
  list: { status?: MailingListStatus };
  change: (changes: Record<string, string>) => void;
}

/** Filters customers by whether they are on the mailing list. */
export function MailingListFilter({ list, change }: MailingListFilterProps) {
  return (
    <FilterSelect
      label="Mailing list"
      all="Everyone"
      values={CUSTOMER_STATUSES}
      labels={STATUS_LABEL}
      value={list.status}
      onChoose={(status) => change({ status })}
    />
  );
}
