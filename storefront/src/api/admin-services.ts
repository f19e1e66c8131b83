import type { ServiceCreate } from '#domain/catalogue/service-changes';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { useOwnersChange } from './owners-calls';
import { ownersList } from './owners-lists';
import { serviceQueries } from './services';

const { queryKey: key } = serviceQueries.list();
const services = ownersList<ServiceView, Partial<ServiceCreate>>({
  key,
  schema: serviceList,
  places: 'serviceOrders',
});

export const { useChange: useChangeService, useReorder: useReorderServices } = services;

export const useSwitchService = (entry: ServiceView) => services.useSwitch(entry, (active) => ({ active }));

export const useAddService = () =>
  useOwnersChange({ stale: [key], on: 'success' }, (service: ServiceCreate, { once }) =>
    api.post('/api/services', service, createdAnswer, once(service)),
  );
