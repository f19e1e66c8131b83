import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from './session';

/** Whether the shop can buy shipping labels (rule 27.9). It's in its own file, because the dashboard's first screen needs it. */
export function useHasLabels(): boolean {
  return useQuery(sessionQueries.admin()).data?.hasLabels === true;
}

/** Whether the shop sends text messages (rule 34.1). */
export function useHasTexts(): boolean {
  return useQuery(sessionQueries.admin()).data?.hasTexts === true;
}
