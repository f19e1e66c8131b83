import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOpened } from '../ui/use-opened';

const PARAM = 'order';

/** The order whose details are open. It stands in the address too, so that a login leads back to it. */
export function useOpenedOrder() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const opened = useOpened(PARAM);
  return {
    openedId: params.get(PARAM),
    open(orderId: string): void {
      opened.open(orderId, `?${new URLSearchParams({ [PARAM]: orderId })}`);
    },
    close(): void {
      // Who came by a link has no entry without it to go back to.
      if (opened.what === null) navigate({ search: '' }, { replace: true });
      else opened.close();
    },
  };
}
