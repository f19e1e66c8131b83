import { CUSTOMER_STATUSES } from '#domain/lists/list-query';
import { SelectField } from '../../ui/select-field';

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
    <SelectField
      label="Mailing list"
      placeholder="Everyone"
      value={list.status ?? ''}
      onChange={({ target }) => change({ status: target.value })}
      options={CUSTOMER_STATUSES.map((value) => ({ value, label: STATUS_LABEL[value] }))}
    />
  );
}
