import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SHOP_VIEWS } from '#domain/lists/order-views';
import type { OwnView, ViewFilters } from '#domain/lists/order-views-contract';
import { formatCount } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { useOrderViews } from '../../api/order-views';
import { PlainList } from '../../ui/layout';
import { color, font, media, motion, radius } from '../../ui/tokens';
import { useStrip } from '../../ui/use-strip';
import { isOfView, type OrderListView } from './order-filters';
import * as texts from './orders-tab-texts';

const Root = styled.nav`
  min-width: 0;
  /* The first view starts at the page's edge, and its focus ring has room there. */
  margin-left: -3px;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  /* Shows that there's more to the side. */
  mask-image: linear-gradient(90deg, black calc(100% - 24px), transparent);
`;

const List = styled(PlainList)`
  display: flex;
  gap: 2px;
  /* Keeps the last one clear of the fade. */
  padding: 3px 24px 3px 3px;
  margin: 0;
`;

const View = styled(Link)`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 36px;
  padding: 4px 6px;
  border-radius: ${radius.field};
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  transition: background-color ${motion.quick};
  ${media.touch} {
    min-height: 44px;
  }
  &:hover {
    background: ${color.accentSoft};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accent};
    color: ${color.accentText};
  }
`;

const Count = styled.span`
  min-width: 1.5ch;
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

interface ViewLinkProps {
  label: string;
  filters: ViewFilters;
  count: number | undefined;
  isShown: boolean;
}

function ViewLink({ label, filters, count, isShown }: ViewLinkProps) {
  return (
    <li>
      <View to={paths.admin.href({ tab: 'orders', ...filters })} aria-current={isShown ? 'true' : undefined}>
        {label}
        <Count>{count !== undefined && formatCount(count)}</Count>
      </View>
    </li>
  );
}

/** Returns the view that has the list's filters, if there is one. The shop's own views come first. */
export function currentView(params: OrderListView, own: readonly OwnView[]): string | null {
  const views = [...SHOP_VIEWS, ...own];
  return views.find(({ filters }) => isOfView(params, filters))?.id ?? null;
}

/** The owner's own views. Empty until they have loaded. */
export function useOwnViews(): readonly OwnView[] {
  return useOrderViews().views?.own ?? [];
}

/** The list's views with their counts. The strip scrolls sideways. */
export function ViewStrip({ params }: { params: OrderListView }) {
  const { views, fixed } = useOrderViews();
  const own = views?.own ?? [];
  const activeView = currentView(params, own);
  const strip = useStrip<HTMLElement>(activeView);
  return (
    <Root ref={strip} aria-label={texts.views}>
      <List>
        {fixed.map(({ id, label, filters }) => (
          <ViewLink
            key={id}
            label={label}
            filters={filters}
            count={views?.counts[id]}
            isShown={activeView === id}
          />
        ))}
        {own.map(({ id, name, filters, count }) => (
          <ViewLink key={id} label={name} filters={filters} count={count} isShown={activeView === id} />
        ))}
      </List>
    </Root>
  );
}
