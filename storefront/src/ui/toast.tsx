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
  /** Removes an error shown before something that was sent later succeeded. */
  outlive: (sentAt: number) => void;
  /** Loads the notices' code before it is needed. */
  prepare: () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a notice; a new one takes the place of the one in sight (rule 2.6). */
export function useToast(): Pick<ToastApi, 'toast'> {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion around it');
  const { prepare } = api;
  // Ahead of the first notice, which may have to say that the network is gone.
  useEffect(prepare, [prepare]);
  return api;
}

/** Ends an error's notice early, without loading the notices' code. */
export function useErrorEnd(): ToastApi['outlive'] {
  const api = use(ToastContext);
  if (!api) throw new Error('useErrorEnd needs a ToastRegion around it');
  return api.outlive;
}

/** Holds the notices of everything inside it; their code loads with the first part of a page that may show one. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [Notice, setNotice] = useState<ComponentType<ComponentProps<typeof ToastNotice>>>();
  const [current, setCurrent] = useState<(ToastMessage & { id: number; toldAt: number }) | null>(null);
  const prepare = useCallback(() => {
    void import('./toast-notice').then(
      (loaded) => setNotice(() => loaded.ToastNotice),
      // Offline: the next part of a page, or the next notice, tries again.
      () => undefined,
    );
  }, []);
  const api = useMemo(
    () => ({
      prepare,
      toast: (message: ToastMessage) => {
        prepare();
        const toldAt = Date.now();
        setCurrent((shown) => ({ ...message, id: (shown?.id ?? 0) + 1, toldAt }));
      },
      outlive: (sentAt: number) =>
        setCurrent((shown) => (shown?.tone === 'danger' && shown.toldAt <= sentAt ? null : shown)),
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
