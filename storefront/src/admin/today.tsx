import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { reviewsAddress } from '#domain/lists/dashboard-address';
import { TODAY_ORDERS, type TodayCount } from '#domain/lists/order-views';
import { formatCount } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { useOrderViews } from '../api/order-views';
import { useMay, useSeesMoney } from '../api/person';
import { PlainList } from '../ui/layout';
import { color, font, frame, media, motion, radius } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './admin-texts';
import * as sharedTexts from './parts/shared-texts';
import { PAYMENT_PROBLEMS_ID } from './payment-problems-id';

/** On narrower screens the counts take two lines. */
const NARROW = '@media (max-width: 1199px)';
const ONE_LINE_MAX = 7;

/** Like a line score: one row of counts below the day. */
const Board = styled.section<{ $columns: number }>`
  display: grid;
  grid-template-columns: auto repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  ${frame('line', 'line', 'field')}
  > ul {
    display: contents;
  }
  ${NARROW} {
    grid-template-columns: repeat(
      ${({ $columns }) => ($columns < ONE_LINE_MAX ? $columns + 1 : Math.ceil(($columns + 1) / 2))},
      minmax(0, 1fr)
    );
    /* Two lines have no gap at their end. */
    > h2 {
      grid-column: span ${({ $columns }) => ($columns >= ONE_LINE_MAX && $columns % 2 === 0 ? 2 : 1)};
    }
  }
  ${media.phone} {
    display: flex;
    flex: none;
    overflow: visible;
  }
`;

const Title = styled.h2`
  display: grid;
  align-content: center;
  padding: 6px 16px;
  background: ${color.surface};
  color: ${color.muted};
  font-size: 1.25rem;
  letter-spacing: 0.04em;
  ${media.phone} {
    flex: none;
    padding-inline: 12px;
    scroll-snap-align: start;
    border-radius: ${radius.field} 0 0 ${radius.field};
  }
`;

const Place = styled.li`
  display: grid;
  background: ${color.raised};
  ${media.phone} {
    flex: none;
    min-width: 88px;
    scroll-snap-align: start;
  }
`;

const cell = css`
  display: grid;
  align-content: center;
  min-height: 62px;
  padding: 6px 12px;
  color: ${color.muted};
  text-decoration: none;
  transition: background-color ${motion.quick};
  strong {
    color: ${color.text};
    font: 700 1.5rem/1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  &[data-count='none'] strong {
    color: ${color.muted};
    font-weight: 600;
  }
  &[data-count='urgent'] strong {
    color: ${color.danger};
  }
  span {
    font-size: ${font.small};
    font-weight: 600;
    line-height: 1.35;
    white-space: nowrap;
  }
`;

const CellLink = styled(Link)`
  ${cell}
  &:hover {
    background: ${color.accentSoft};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Cell = styled.div`
  ${cell}
`;

interface CountProps {
  label: string;
  /** Undefined until it's known. */
  count: number | undefined;
  to: To;
  isUrgent?: boolean;
}

function Count({ label, count, to, isUrgent }: CountProps) {
  const look = !count ? 'none' : isUrgent ? 'urgent' : undefined;
  return (
    <Place>
      <CellLink to={to} data-count={look}>
        <Figure count={count} label={label} />
      </CellLink>
    </Place>
  );
}

function Figure({ count, label }: Pick<CountProps, 'count' | 'label'>) {
  return (
    <>
      <strong>{count === undefined ? '-' : formatCount(count)}</strong> <span>{label}</span>
    </>
  );
}

/** What waits for the person (rule 20.4), by role. */
export function Today() {
  const { views } = useOrderViews();
  const may = useMay();
  const seesMoney = useSeesMoney();
  const count = (id: TodayCount) => views?.counts[id];
  const orders = (id: keyof typeof TODAY_ORDERS, label: string, isUrgent?: boolean): ReactNode => (
    <Count
      key={id}
      label={label}
      count={count(id)}
      to={paths.admin.href({ tab: 'orders', ...TODAY_ORDERS[id] })}
      isUrgent={isUrgent}
    />
  );
  const seesQuestions = may('GET /api/questions');
  // The shop counts reviews only if it asks for them.
  const seesReviews = may('GET /api/admin/reviews') && count('reviews') !== undefined;
  const counts = [
    orders('arrived', texts.arrived),
    orders('dueToday', sharedTexts.dueToday),
    orders('overdue', texts.late, true),
    orders('toAnswer', texts.toAnswer),
    seesQuestions && (
      <Count
        key="questions"
        label={sharedTexts.questions}
        count={count('questions')}
        to={paths.admin.href({ tab: 'messages' })}
      />
    ),
    seesReviews && (
      <Count key="reviews" label={sharedTexts.reviews} count={count('reviews')} to={reviewsAddress()} />
    ),
    orders('asked', uiTexts.extraWork),
    may('GET /api/admin/payment-problems') && <Problems key="problems" />,
    seesMoney && orders('unpaid', texts.unpaid),
    <Count
      key="laces"
      label={texts.lowLaces}
      count={count('lowLaces')}
      to={paths.admin.href({ tab: 'laces' })}
    />,
  ].filter((each) => each !== false);
  return (
    <Board $columns={counts.length} aria-labelledby="today">
      <Title id="today">{sharedTexts.today}</Title>
      <PlainList>{counts}</PlainList>
    </Board>
  );
}

/** The number of payment problems. If there are any, their list is below. */
function Problems() {
  const { data } = useQuery(adminOrderQueries.problems());
  const { search } = useLocation();
  if (data?.total)
    return (
      <Count
        label={texts.moneyProblems}
        count={data.total}
        to={{ search, hash: PAYMENT_PROBLEMS_ID }}
        isUrgent
      />
    );
  return (
    <Place>
      <Cell data-count="none">
        <Figure count={data?.total} label={texts.moneyProblems} />
      </Cell>
    </Place>
  );
}
