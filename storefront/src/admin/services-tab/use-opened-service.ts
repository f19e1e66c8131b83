import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

const PARAM = 'service';
const NEW = 'new';
const openedHere = z.object({ openedHere: z.literal(true) });

/** The service whose dialog is open, or 'new', kept in the address beside the tab: so Back closes it. */
export function useOpenedService() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  function open(id: string): void {
    setParams(
      (kept) => {
        kept.set(PARAM, id);
        return kept;
      },
      { state: { openedHere: true } },
    );
  }

  return {
    openedId: params.get(PARAM),
    isNew: params.get(PARAM) === NEW,
    open,
    openNew: () => open(NEW),
    close(): void {
      if (openedHere.safeParse(location.state).success) {
        navigate(-1);
        return;
      }
      setParams(
        (kept) => {
          kept.delete(PARAM);
          return kept;
        },
        { replace: true },
      );
    },
  };
}
