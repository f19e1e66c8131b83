import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

const PARAM = 'order';
const openedHere = z.object({ openedHere: z.literal(true) });

/** The order whose details are open, kept in the address: so Back closes it, and a login leads back to it. */
export function useOpenedOrder() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  return {
    openedId: params.get(PARAM),
    open(orderId: string): void {
      navigate({ search: `?${new URLSearchParams({ [PARAM]: orderId })}` }, { state: { openedHere: true } });
    },
    close(): void {
      if (openedHere.safeParse(location.state).success) navigate(-1);
      else navigate({ search: '' }, { replace: true });
    },
  };
}
