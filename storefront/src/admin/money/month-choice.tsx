import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Books } from '#domain/books/books-contract';
import { monthsBetween, monthsLater } from '#domain/books/months';
import { monthName } from '#domain/words/days';
import { Columns } from '../../ui/arrange';
import { SelectField } from '../../ui/select-field';
import * as sharedTexts from '../parts/shared-texts';
import { TurnButton } from '../parts/turn-button';
import * as texts from './money-texts';

interface MonthChoiceProps {
  books: Pick<Books, 'month' | 'firstMonth' | 'lastMonth'>;
  onChoose: (month: string) => void;
}

/** The current month, with buttons for the previous and next one. */
export function MonthChoice({ books: { month, firstMonth, lastMonth }, onChoose }: MonthChoiceProps) {
  const first = month < firstMonth ? month : firstMonth;
  const last = month > lastMonth ? month : lastMonth;
  const options = monthsBetween(first, last).map((value) => ({ value, label: monthName(value) }));
  return (
    <Columns $of="44px minmax(0, 260px) 44px" $align="end" role="group" aria-label={texts.monthOfBooks}>
      <TurnButton
        icon={ChevronLeft}
        label={texts.previousMonth}
        title={texts.previousMonth}
        disabled={month <= firstMonth}
        onClick={() => onChoose(monthsLater(month, -1))}
      />
      <SelectField
        label={sharedTexts.month}
        options={options}
        value={month}
        onChange={({ target }) => onChoose(target.value)}
      />
      <TurnButton
        icon={ChevronRight}
        label={texts.nextMonth}
        title={texts.nextMonth}
        disabled={month >= lastMonth}
        onClick={() => onChoose(monthsLater(month, 1))}
      />
    </Columns>
  );
}
