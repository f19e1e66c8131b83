import type { ViewCreate } from '#domain/lists/order-views-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { COUNTS_KEY } from './admin-orders';
import { api } from './client';
import { useOwnersChange } from './owners-calls';

const PATH = '/api/admin/order-views';
const stale = [COUNTS_KEY];

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
