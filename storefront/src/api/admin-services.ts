import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceCreate } from '#domain/catalogue/service-changes';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { changeSeen } from './change-seen';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { serviceQueries } from './services';
import { OWNER } from './session-state';
import { useActiveSwitch } from './use-active-switch';
import { useReorder } from './use-reorder';

const { queryKey: KEY } = serviceQueries.list();

/** Adds a service at the end of the shop's list. */
export function useAddService() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (service: ServiceCreate) =>
      api.post('/api/services', service, createdAnswer, { headers: headersFor(service) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

interface ServiceChange {
  /** The service as the change began with it. */
  seen: ServiceView;
  changes: Partial<ServiceCreate>;
}

/** Sends a change of a service as it was seen. Throws a `ChangedMeanwhile`. */
function change({ seen, changes }: ServiceChange): Promise<number> {
  const newest = async () => (await api.get('/api/services', serviceList)).find(({ id }) => id === seen.id);
  return changeSeen({ path: `/api/services/${seen.id}`, body: changes, seen, newest });
}

/** Changes only the given fields of a service. Throws a `ChangedMeanwhile`. */
export function useChangeService() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Offers a service or takes it off the list. */
export function useSwitchService(entry: ServiceView) {
  const queryClient = useQueryClient();
  const list = () => queryClient.ensureQueryData(serviceQueries.list());
  const send = (seen: ServiceView, active: boolean) => change({ seen, changes: { active } });
  return useActiveSwitch({ entry, queryKey: KEY, list, send });
}

/** Puts the services in the order of these ids; several orders are sent one after the other. */
export const useReorderServices = (stored: readonly ServiceView[]) =>
  useReorder({
    stored,
    key: KEY,
    path: '/api/services/reorder',
    body: (serviceOrders) => ({ serviceOrders }),
  });
