import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ToastMessage, ToastNotice } from './toast-notice';

interface ToastApi {
  toast: (message: ToastMessage) => void;
  latestId: () => number;
  /** Removes errors with this number or an earlier one, because a later call worked. */
  clearErrorsUpTo: (id: number) => void;
  prepare: () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a notice, replacing the last one (rule 2.6). */
export function useToast(): Pick<ToastApi, 'toast'> {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion around it');
  const { prepare } = api;
  // The first notice may say that the network is down, so its code loads early.
  useEffect(prepare, [prepare]);
  return api;
}

/** Removes an error notice before the notices' code has loaded. */
export function useClearError(): Pick<ToastApi, 'latestId' | 'clearErrorsUpTo'> {
  const api = use(ToastContext);
  if (!api) throw new Error('useClearError needs a ToastRegion around it');
  return api;
}

/** Shows notices. Their code loads with the first part that needs it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [Notice, setNotice] = useState<ComponentType<ComponentProps<typeof ToastNotice>>>();
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null);
  const lastId = useRef(0);
  const prepare = useCallback(() => {
    void import('./toast-notice').then(
      (loaded) => setNotice(() => loaded.ToastNotice),
      // This happens offline. The next part tries again.
      () => undefined,
    );
  }, []);
  const api = useMemo(
    () => ({
      prepare,
      toast: (message: ToastMessage) => {
        prepare();
        lastId.current += 1;
        setCurrent({ ...message, id: lastId.current });
      },
      latestId: () => lastId.current,
      clearErrorsUpTo: (id: number) =>
        setCurrent((notice) => (notice?.tone === 'danger' && notice.id <= id ? null : notice)),
    }),
    [prepare],
  );
  const close = useCallback((id: number) => setCurrent((notice) => (notice?.id === id ? null : notice)), []);
  return (
    <ToastContext value={api}>
      {children}
      {Notice && <Notice current={current} onClose={close} />}
    </ToastContext>
  );
}
