import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MONTH } from '#domain/books/months';
import { monthName } from '#domain/words/days';
import { adminOrderQueries } from '../../api/admin-orders';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../parts/loaded';
import { subPage } from '../parts/sub-page';
import * as texts from './money-texts';
import { MonthBooks } from './month-books';
import { MonthChoice } from './month-choice';

/** The books (rule 16.10): paid, refunded, and due in a month, for roles that see money. */
export const MoneyPage = subPage('adminMoney', Month);

function Month() {
  const [params, setParams] = useSearchParams();
  const named = params.get('month') ?? '';
  const chosen = MONTH.test(named) ? named : undefined;
  const books = useQuery(adminOrderQueries.books(chosen));
  const [known, setKnown] = useState(books.data);
  if (books.data && books.data !== known) setKnown(books.data);
  return (
    <>
      {known && (
        <MonthChoice
          books={{ ...known, month: chosen ?? known.month }}
          onChoose={(month) => setParams({ month })}
        />
      )}
      <Loaded query={books} loading={texts.loadingTheBooks} failed={texts.booksDidntLoad} warns>
        {(loadedBooks) =>
          loadedBooks.entries.length === 0 && loadedBooks.due.orders === 0 ? (
            <EmptyState text={texts.noMoneyMoved(monthName(loadedBooks.month))} />
          ) : (
            <MonthBooks key={loadedBooks.month} books={loadedBooks} />
          )
        }
      </Loaded>
    </>
  );
}
