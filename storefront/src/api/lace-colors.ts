import { queryOptions } from '@tanstack/react-query';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { readAs } from './client';

/** Reads of the lace colors, inactive ones included. */
export const laceColorQueries = {
  list: () => queryOptions({ queryKey: ['/api', 'lace-colors'], queryFn: readAs(laceColorList) }),
};
