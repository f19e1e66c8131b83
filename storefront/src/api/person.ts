import { useQuery } from '@tanstack/react-query';
import type { Person } from '#domain/people/person-contract';
import { mayCall } from '#domain/people/staff-calls';
import { sessionQueries } from './session';

/** The owner or staff member who's signed in. Null if there's none, or if we don't know yet. */
export function usePerson(): Person | null {
  return useQuery(sessionQueries.admin()).data?.person ?? null;
}

export type Call = Parameters<typeof mayCall>[1];

/** Returns whether the signed-in role can make a call. It uses the server's table (rule 18.2). */
export function useMay(): (call: Call) => boolean {
  const person = usePerson();
  return (call) => mayCall(person?.role, call);
}

/** Whether the signed-in role sees money: paid, due, and refunded (rule 18.4). */
export function useSeesMoney(): boolean {
  return useMay()('GET /api/admin/money');
}

/** Whether the signed-in role can open the editor (rule 18.3). */
export function useOpensEditor(): boolean {
  const role = usePerson()?.role;
  return role === 'owner' || role === 'manager';
}
