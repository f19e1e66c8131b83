import { queryOptions } from '@tanstack/react-query';
import { readAs } from './client';
import { OWNER_CHECK_KEY } from './session-state';

const loadCheck = async () => (await import('#domain/customers/session-contract')).checkAnswer;

/** Whether a customer, or the owner, is signed in. */
export const sessionQueries = {
  customer: () => queryOptions({ queryKey: ['/api', 'customer', 'check'], queryFn: readAs(loadCheck) }),
  admin: () => queryOptions({ queryKey: OWNER_CHECK_KEY, queryFn: readAs(loadCheck) }),
};
