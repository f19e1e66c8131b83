import { queryOptions } from '@tanstack/react-query';
import { checkAnswer } from '#domain/customers/session-contract';
import { readAs } from './client';
import { OWNER_CHECK_KEY } from './session-state';

/** Whether somebody is logged in, as a customer or as the admin. */
export const sessionQueries = {
  customer: () => queryOptions({ queryKey: ['/api', 'customer', 'check'], queryFn: readAs(checkAnswer) }),
  admin: () => queryOptions({ queryKey: OWNER_CHECK_KEY, queryFn: readAs(checkAnswer) }),
};
