import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import styled from 'styled-components';
import { monthName } from '#domain/books/months';
import { paths } from '../../addresses/paths';
import { messageOf } from '../../api/client';
import { moneyQueries } from '../../api/money';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { space } from '../../ui/tokens';
import { AdminParts, AdminRoom } from '../admin-layout';
import { OwnersPage } from '../owners-page';
import { NOT_REACHED } from '../parts/admin-texts';
import { MonthBooks } from './month-books';
import { MonthChoice } from './month-choice';
import { useMonth } from './use-month';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The books (rule 16.10): what was paid, given back and is due in a month, for the shop's owner alone. */
export function MoneyPage() {
  return (
    <OwnersPage page="adminMoney">
      <AdminRoom>
        <AdminParts>
          <Head>
            <Heading>Money</Heading>
            <Links>
              <ButtonLink variant="ghost" to={paths.adminFigures.href()}>
                <ChartColumn size={20} strokeWidth={2} aria-hidden />
                Figures
              </ButtonLink>
              <ButtonLink variant="ghost" to={paths.admin.href()}>
                <ArrowLeft size={20} strokeWidth={2} aria-hidden />
                Dashboard
              </ButtonLink>
            </Links>
          </Head>
          <Month />
        </AdminParts>
      </AdminRoom>
    </OwnersPage>
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
