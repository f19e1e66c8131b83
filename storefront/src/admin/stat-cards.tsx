import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { OrderStats } from '#domain/orders/order-stats';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../api/admin-orders';
import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import { Skeleton } from '../ui/skeleton';
import { color, font, media, radius, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { NOT_REACHED } from './parts/admin-texts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

const Card = styled.div`
  display: grid;
  gap: 4px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  dt {
    color: ${color.muted};
    font-size: ${font.small};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: 12px ${space[2]};
  }
`;

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
    <Root aria-label="Figures" aria-busy={stats.isPending}>
      {CARDS.map(([label, show]) => (
        <Card key={label}>
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
        </Card>
      ))}
    </Root>
  );
}
