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
  /** Takes an error away that was told until then: what was sent later has succeeded. */
  outlive: (sentAt: number) => void;
  /** Gets the notices' code before it is needed. */
  prepare: () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a notice; a new one takes the place of the one in sight (rule 2.6). */
export function useToast(): Pick<ToastApi, 'toast'> {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion around it');
  const { prepare } = api;
  // Before there is anything to say: what cannot be fetched any more could not be told either.
  useEffect(prepare, [prepare]);
  return api;
}

/** What ends an error's notice before its time; asks for none of the notices' code. */
export function useErrorEnd(): ToastApi['outlive'] {
  const api = use(ToastContext);
  if (!api) throw new Error('useErrorEnd needs a ToastRegion around it');
  return api.outlive;
}

/** Holds the notices of everything inside it; their code comes with the first part of a page that may show one. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [Notice, setNotice] = useState<ComponentType<ComponentProps<typeof ToastNotice>>>();
  const [current, setCurrent] = useState<(ToastMessage & { id: number; toldAt: number }) | null>(null);
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
