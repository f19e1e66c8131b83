import { useQuery } from '@tanstack/react-query';
import { ORDER_VIEWS, orderViewsAnswer, SHOP_VIEWS, type ViewCreate } from '#domain/lists/order-views';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { COUNTS_KEY } from './admin-orders';
import { api } from './client';
import { ownersRead, useOwnersChange } from './owners-calls';
import { useMay, useSeesMoney } from './person';

const PATH = '/api/admin/order-views';
const allViews = ownersRead(COUNTS_KEY, orderViewsAnswer, { path: PATH });
const stale = [allViews.queryKey];

/** Returns the views the signed-in role can use, with counts. Without money, only those that don't need it (rule 18.4). */
export function useOrderViews() {
  const may = useMay();
  const seesMoney = useSeesMoney();
  const { data: views } = useQuery({ ...allViews, enabled: may('GET /api/admin/order-views') });
  const followsPackages = views?.counts.arriving !== undefined;
  const fixed = (followsPackages ? SHOP_VIEWS : ORDER_VIEWS).filter(
    ({ filters }) => seesMoney || !('owes' in filters),
  );
  return { views, fixed, followsPackages };
}

/** Saves filters as a view. */
export const useAddView = () =>
  useOwnersChange({ stale, on: 'success' }, (view: ViewCreate, { once }) =>
    api.post(PATH, view, createdAnswer, once(view)),
  );

export const useRenameView = (id: string) =>
  useOwnersChange({ stale, on: 'success' }, (name: string) =>
    api.patch(`${PATH}/${id}`, { name }, changedAnswer),
  );

/** Deletes one of the owner's views. The orders stay. */
export const useDeleteView = (id: string) =>
  useOwnersChange({ stale, awaitsRefresh: false }, () => api.delete(`${PATH}/${id}`, changedAnswer));
