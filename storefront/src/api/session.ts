import { queryOptions } from '@tanstack/react-query';
import { checkAnswer } from '#domain/customers/session-contract';
import { readAs } from './client';
import { OWNER_CHECK_KEY } from './session-state';

/** Whether a customer, or the owner, is signed in. */
export const sessionQueries = {
  customer: () => queryOptions({ queryKey: ['/api', 'customer', 'check'], queryFn: readAs(checkAnswer) }),
  admin: () => queryOptions({ queryKey: OWNER_CHECK_KEY, queryFn: readAs(checkAnswer) }),
};
