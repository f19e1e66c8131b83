import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { monthName } from '#domain/books/months';
import { paths } from '../../addresses/paths';
import { messageOf } from '../../api/client';
import { moneyQueries } from '../../api/money';
import { useSeesMoney } from '../../api/person';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { SubPage } from '../parts/sub-page';
import { MonthBooks } from './month-books';
import { MonthChoice } from './month-choice';
import { useMonth } from './use-month';

/** The books (rule 16.10): what was paid, given back and is due in a month, for whoever sees money. */
export function MoneyPage() {
  return (
    <SubPage page="adminMoney" heading="Money" open={useSeesMoney()} links={<ToFigures />}>
      <Month />
    </SubPage>
  );
}

function ToFigures() {
  return (
    <ButtonLink variant="ghost" to={paths.adminFigures.href()}>
      <ChartColumn size={20} strokeWidth={2} aria-hidden />
      Figures
    </ButtonLink>
  );
}

function Month() {
  const { asked, choose } = useMonth();
  const { data: books, error, isFetching, refetch } = useQuery(moneyQueries.month(asked));
  const failure = error && !isFetching && (
    <LoadFailed title="The books did not load" onRetry={() => refetch()}>
      {messageOf(error, NOT_REACHED)}
    </LoadFailed>
  );
  if (!books) return failure || <RowsSkeleton label="Loading the books" />;
  return (
    <>
      {failure}
      <MonthChoice books={books} onChoose={choose} />
      {books.entries.length === 0 && books.due.orders === 0 ? (
        <EmptyState text={`No money moved in ${monthName(books.month)}`} />
      ) : (
        <MonthBooks key={books.month} books={books} />
      )}
    </>
  );
}
