import { ENDS_FIRST, startsFirst } from '#domain/lists/list-query';
import { TextField } from '../../ui/text-field';
import { useTypedValue } from '../../ui/use-typed-value';

type Day = 'from' | 'to';

interface DayRangeProps {
  /** The days as the list's address has them. */
  asked: Partial<Record<Day, string>>;
  filter: (name: Day, value: string, options: { replace: boolean }) => void;
}

/** The first and the last day of what a list shows; each applies when the typing pauses. */
export function DayRangeFields({ asked, filter }: DayRangeProps) {
  const [from, setFrom] = useTypedValue(asked.from ?? '', (day) => filter('from', day, { replace: true }));
  const [to, setTo] = useTypedValue(asked.to ?? '', (day) => filter('to', day, { replace: true }));
  return (
    <>
      <TextField label="From" type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      <TextField
        label="To"
        type="date"
        value={to}
        error={startsFirst(asked) ? undefined : ENDS_FIRST.error}
        onChange={({ target }) => setTo(target.value)}
      />
    </>
  );
}
