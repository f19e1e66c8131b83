import { useQuery } from '@tanstack/react-query';
import { ORDER_VIEWS, SHOP_VIEWS } from '#domain/lists/order-views';
import { adminOrderQueries } from './admin-orders';
import { useMay, useSeesMoney } from './person';

/** The role's views with counts. Roles that don't see money get no views that need it (rule 18.4). */
export function useOrderViews() {
  const may = useMay();
  const seesMoney = useSeesMoney();
  const { data: views } = useQuery({
    ...adminOrderQueries.views(),
    enabled: may('GET /api/admin/order-views'),
  });
  const followsPackages = views?.counts.arriving !== undefined;
  const fixed = (followsPackages ? SHOP_VIEWS : ORDER_VIEWS).filter(
    ({ filters }) => seesMoney || !('owes' in filters),
  );
  return { views, fixed, followsPackages };
}
