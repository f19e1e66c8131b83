import { CUSTOMER_STATUSES, startsFirst } from '#domain/lists/list-fields';
import { ENDS_FIRST } from '#domain/lists/list-query';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { useTypedValue } from '../../ui/use-typed-value';
import { type Choice, choicesOf, type FilterParams, isChosen, type ListFilter, ON } from './filter-choices';
import * as texts from './shared-texts';

interface FilterProps {
  params: FilterParams;
  change: (changes: Record<string, string>, how?: { replace: boolean }) => void;
}

const idOf = ({ param, value }: Choice) => (value === ON ? param : value);

export function FilterSelect({ filter, params, change }: FilterProps & { filter: ListFilter }) {
  const { label, all, choices } = filter;
  const choice = choices.findLast((choice) => isChosen(choice, params));
  return (
    <SelectField
      label={label}
      placeholder={all}
      options={choices.map((choice) => ({ value: idOf(choice), label: choice.label }))}
      value={choice ? idOf(choice) : ''}
      onChange={({ target }) => {
        const next = choices.find((choice) => idOf(choice) === target.value);
        const cleared = choices.map(({ param }) => [param, '']);
        change({ ...Object.fromEntries(cleared), ...(next && { [next.param]: next.value }) });
      }}
    />
  );
}

/** The first and last day of what a list shows. Each applies when typing pauses. */
export function DayRangeFields({ params, change }: FilterProps & { params: { from?: string; to?: string } }) {
  const [from, setFrom] = useTypedValue(params.from ?? '', (day) => change({ from: day }, { replace: true }));
  const [to, setTo] = useTypedValue(params.to ?? '', (day) => change({ to: day }, { replace: true }));
  return (
    <>
      <TextField
        label={texts.from}
        type="date"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={texts.to}
        type="date"
        value={to}
        error={startsFirst(params) ? undefined : ENDS_FIRST.error}
        onChange={({ target }) => setTo(target.value)}
      />
    </>
  );
}

export const MAILING_LIST: ListFilter = {
  label: texts.mailingList,
  all: texts.everyone,
  choices: choicesOf(
    'status',
    { opted_in: texts.onMailingList, opted_out: texts.notOnMailingList },
    CUSTOMER_STATUSES,
  ),
};
