import { benchLoad } from '#domain/orders/bench-load';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { patchVersion } from './change-versioned';
import { FRESH, ownersRead, useOwnersChange } from './owners-calls';

export const benchLoadQueries = {
  load: () =>
    ownersRead([...ORDERS_KEY, 'bench-load'], benchLoad, { path: '/api/admin/bench-load', ...FRESH }),
};

/** Moves an order to another day of the bench. Fails if someone changed the order first. */
export const useMoveToDay = () =>
  useOwnersChange(
    { stale: [ORDERS_KEY] },
    ({ id, version, day }: { id: string; version: number; day: string }) =>
      patchVersion(`${orderPath(id)}/ready-by`, { from: day, to: day }, version),
  );
