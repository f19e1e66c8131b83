import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ToastMessage, ToastNotice } from './toast-notice';

interface ToastApi {
  toast: (message: ToastMessage) => void;
  /** Gets the notices' code before it is needed. */
  prepare: () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a notice; a new one takes the place of the one in sight (spec 9: one at a time). */
export function useToast(): Pick<ToastApi, 'toast'> {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion around it');
  const { prepare } = api;
  // Before there is anything to say: what cannot be fetched any more could not be told either.
  useEffect(prepare, [prepare]);
  return api;
}

/** Holds the notices of everything inside it; their code comes with the first part of a page that may show one. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [Notice, setNotice] = useState<ComponentType<ComponentProps<typeof ToastNotice>>>();
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null);
  const prepare = useCallback(() => {
    void import('./toast-notice').then(
      (loaded) => setNotice(() => loaded.ToastNotice),
      // Offline: the next part of a page, or the next notice, asks again.
      () => undefined,
    );
  }, []);
  const api = useMemo(
    () => ({
      prepare,
      toast: (message: ToastMessage) => {
        prepare();
        setCurrent((shown) => ({ ...message, id: (shown?.id ?? 0) + 1 }));
      },
    }),
    [prepare],
  );
  const close = useCallback((id: number) => setCurrent((shown) => (shown?.id === id ? null : shown)), []);
  return (
    <ToastContext value={api}>
      {children}
      {Notice && <Notice current={current} onClose={close} />}
    </ToastContext>
  );
}
