import { useQuery } from '@tanstack/react-query';
import type { OrderStats } from '#domain/orders/order-stats';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../api/admin-orders';
import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { NOT_REACHED } from './parts/admin-texts';
import { FigureCard, FigureCards } from './parts/figure-cards';

const count = (value: number) => value.toLocaleString('en-US');

/** The four figures over the tabs, in their order (rule 7.7). */
const CARDS: readonly [string, (stats: OrderStats) => string][] = [
  ['Total Orders', ({ total }) => count(total)],
  ['Pending', ({ pending }) => count(pending)],
  ['This Week', ({ thisWeek }) => count(thisWeek)],
  ['Total Revenue', ({ revenue }) => formatDollars(revenue)],
];

/** How the shop is doing, at a glance. */
export function StatCards() {
  const stats = useQuery(adminOrderQueries.stats());
  if (stats.isError && !stats.isFetching && !stats.data) {
    return (
      <LoadFailed title="The figures did not load" onRetry={() => stats.refetch()}>
        {messageOf(stats.error, NOT_REACHED)}
      </LoadFailed>
    );
  }
  return (
    <FigureCards aria-label="Figures" aria-busy={stats.isPending}>
      {CARDS.map(([label, show]) => (
        <FigureCard key={label}>
          <dt>{label}</dt>
          <dd>
            {stats.data ? (
              show(stats.data)
            ) : (
              <>
                <VisuallyHidden>Loading</VisuallyHidden>
                <Skeleton width="60%" height="1.1em" />
              </>
            )}
          </dd>
        </FigureCard>
      ))}
    </FigureCards>
  );
}
