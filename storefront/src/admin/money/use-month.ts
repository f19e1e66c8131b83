import { useSearchParams } from 'react-router-dom';
import { MONTH } from '#domain/books/months';

/** The month that the address names, kept there so that Back, a reload and a shared link lead to it; a wrong one counts as absent. */
export function useMonth() {
  const [params, setParams] = useSearchParams();
  const named = params.get('month') ?? '';
  return {
    asked: MONTH.test(named) ? named : undefined,
    choose: (month: string) => setParams({ month }),
  };
}
