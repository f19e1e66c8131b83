import { SelectField } from '../../ui/select-field';

interface FilterSelectProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** What the choice of all is called; none where one must be chosen. */
  all?: string;
  value: Value | undefined;
  /** Told the value, or empty text for all. */
  onChoose: (value: string) => void;
}

/** One choice by which a list is narrowed or sorted. */
export function FilterSelect<Value extends string>({
  label,
  values,
  labels,
  all,
  value,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <SelectField
      label={label}
      placeholder={all}
      options={values.map((each) => ({ value: each, label: labels[each] }))}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
