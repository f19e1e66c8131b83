import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAs } from './client';

export const estimateQueries = {
  of: (gloves: string) =>
    queryOptions({
      queryKey: ['/api', `estimate?gloves=${gloves}`],
      queryFn: readAs(async () => (await import('#domain/orders/estimate-contract')).orderEstimate),
      placeholderData: keepPreviousData,
    }),
};
