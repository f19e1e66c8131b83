import { queryOptions } from '@tanstack/react-query';
import { serviceList } from '#domain/catalogue/service-contract';
import { readAs } from './client';

/** Reads of the services, inactive ones included. */
export const serviceQueries = {
  list: () => queryOptions({ queryKey: ['/api', 'services'], queryFn: readAs(serviceList) }),
};
