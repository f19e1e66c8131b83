import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OrderStats } from '#domain/orders/order-stats';
import { dayOf } from '#domain/orders/ready-by-days';
import { weekStart } from '#domain/orders/weeks';
import { formatCount, formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { useServing } from '../first-paint/use-served';
import { NotLoaded } from '../notices/not-loaded';
import { coverLink } from '../ui/cover-link';
import { Skeleton } from '../ui/skeleton';
import { color, font, frame, media, motion, radius } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden, visuallyHidden } from '../ui/visually-hidden';
import * as texts from './admin-texts';
import * as sharedTexts from './parts/shared-texts';

const STACKED = '@media (max-width: 1023px)';
const TIGHT = '@media (min-width: 1024px) and (max-width: 1279px)';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  ${media.phone} {
    display: flex;
    flex: none;
    gap: 8px;
  }
`;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  align-items: baseline;
  min-height: 62px;
  padding: 6px 14px;
  ${frame('raised', 'line', 'field')}
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.accent};
  }
  dt {
    grid-column: 1 / -1;
    font-size: ${font.small};
    font-weight: 600;
    line-height: 1.35;
  }
  a {
    color: ${color.muted};
    ${coverLink(radius.field, 2)}
  }
  dd {
    font: 700 1.5rem/1.1 ${font.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${STACKED} {
    grid-template-columns: minmax(0, 1fr);
    padding: 6px 10px;
  }
  ${media.phone} {
    grid-template-columns: auto auto;
    min-width: 148px;
    scroll-snap-align: start;
  }
`;

const Change = styled.dd`
  && {
    color: ${color.muted};
    font-family: ${font.text};
    font-size: ${font.small};
    font-weight: 400;
    text-align: right;
    text-overflow: ellipsis;
    overflow: hidden;
    ${STACKED} {
      text-align: left;
      white-space: normal;
    }
    ${TIGHT} {
      span {
        ${visuallyHidden}
      }
    }
  }
`;

const more = (text: string) => [`+${text}`, texts.in7Days] as const;

interface StatCard {
  label: string;
  show: (stats: OrderStats) => string;
  change: (stats: OrderStats) => readonly [string, string];
  /** The page it links to. `today` is null on the server. */
  href: (today: Date | null) => string;
}

/** The four figures above the tabs (rule 7.7), each with the page it links to. */
const CARDS: readonly StatCard[] = [
  {
    label: texts.totalOrders,
    show: ({ total }) => formatCount(total),
    change: ({ thisWeek }) => more(formatCount(thisWeek)),
    href: () => paths.admin.href(),
  },
  {
    label: sharedTexts.pending,
    show: ({ pending }) => formatCount(pending),
    change: ({ newPending }) => more(formatCount(newPending)),
    href: () => paths.admin.href({ tab: 'orders', pending: '1', sort: 'readyBy' }),
  },
  {
    label: texts.thisWeek,
    show: ({ thisWeek }) => formatCount(thisWeek),
    change: ({ thisWeek, weekBefore }) => {
      const by = thisWeek - weekBefore;
      return [`${by < 0 ? '−' : '+'}${formatCount(Math.abs(by))}`, texts.fromLastWeek];
    },
    href: (today) =>
      paths.admin.href({ tab: 'orders', from: today ? dayOf(new Date(weekStart(today))) : undefined }),
  },
  {
    label: texts.totalRevenue,
    show: ({ revenue }) => formatDollars(revenue),
    change: ({ newRevenue }) => more(formatDollars(newRevenue)),
    href: () => paths.adminMoney.href(),
  },
];

export const StatCards = memo(() => {
  const stats = useQuery(adminOrderQueries.stats());
  const isServing = useServing();
  if (stats.isError && !stats.isFetching && !stats.data)
    return <NotLoaded title={sharedTexts.figuresDidntLoad} query={stats} />;
  return (
    <Strip aria-label={sharedTexts.figures} aria-busy={stats.isPending}>
      {CARDS.map(({ label, show, change, href }) => (
        <Card key={label}>
          <dt>
            <Link to={href(isServing ? null : new Date())}>{label}</Link>
          </dt>
          {stats.data ? (
            <>
              <dd>{show(stats.data)}</dd>
              <Change title={change(stats.data).join(' ')}>
                {change(stats.data)[0]}
                <span> {change(stats.data)[1]}</span>
              </Change>
            </>
          ) : (
            <dd>
              <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
              <Skeleton width="4em" height="1.1em" />
            </dd>
          )}
        </Card>
      ))}
    </Strip>
  );
});
