import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { Books } from '#domain/books/books-contract';
import { monthName, monthsBetween, monthsLater } from '#domain/books/months';
import { IconButton } from '../../ui/icon-button';
import { SelectField } from '../../ui/select-field';
import { space } from '../../ui/tokens';
import * as texts from './money-texts';

const Root = styled.div.attrs({ role: 'group' })`
  display: flex;
  gap: ${space[1]};
  align-items: end;
  > :nth-child(2) {
    flex: 0 1 260px;
  }
`;

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
    <Root aria-label={texts.monthOfBooks}>
      <IconButton
        aria-label={texts.previousMonth}
        title={texts.previousMonth}
        disabled={month <= firstMonth}
        onClick={() => onChoose(monthsLater(month, -1))}
      >
        <ChevronLeft size={22} />
      </IconButton>
      <SelectField
        label={texts.month}
        options={options}
        value={month}
        onChange={({ target }) => onChoose(target.value)}
      />
      <IconButton
        aria-label={texts.nextMonth}
        title={texts.nextMonth}
        disabled={month >= lastMonth}
        onClick={() => onChoose(monthsLater(month, 1))}
      >
        <ChevronRight size={22} />
      </IconButton>
    </Root>
  );
}
