import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Figures } from '#domain/figures/figures-contract';
import { serviceName } from '#domain/orders/order-services';
import { serviceQueries } from '../../api/services';
import { EmptyState } from '../../ui/empty-state';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { color } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './figures-texts';

const List = styled.ol`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    line-height: 1.3;
  }
`;

const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: 3px;
  background: ${color.accent};
`;

/** How many gloves had each service, most first. */
export function ServiceCounts({ services: counted }: { services: Figures['services'] }) {
  const { data: services = [], isPending } = useQuery(serviceQueries.list());
  if (isPending) return <RowsSkeleton label={uiTexts.loadingServices} />;
  if (counted.length === 0) return <EmptyState text={texts.noRecentGloves} />;
  const most = counted[0]?.gloves ?? 1;
  return (
    <List aria-label={texts.glovesByService}>
      {counted.map(({ serviceId, gloves }) => (
        <li key={serviceId ?? ''}>
          <span>{serviceId === null ? sharedTexts.noItems : serviceName(services, serviceId)}</span>
          <span>{texts.glovesCount(gloves)}</span>
          <Bar aria-hidden style={{ width: `${(100 * gloves) / most}%` }} />
        </li>
      ))}
    </List>
  );
}
