import { Suspense, useEffect, useRef, useState } from 'react';
import { confirmBy } from '../../api/confirm-again';
import { loadable } from '../../first-paint/loadable';

const ConfirmDialog = loadable(async () => (await import('./confirm-dialog')).ConfirmDialog);

/** Asks for the password or a passkey again if a call needs it (rule 19.3), and then repeats the call. */
export function ConfirmAgain() {
  const [request, setRequest] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
  const open = useRef(request);
  open.current = request;
  useEffect(() => {
    const end = confirmBy(() => new Promise((resolve) => setRequest({ answer: resolve })));
    return () => {
      end();
      open.current?.answer(false);
    };
  }, []);

  function close(isConfirmed: boolean): void {
    request?.answer(isConfirmed);
    setRequest(null);
  }

  return (
    <Suspense fallback={null}>
      {request && <ConfirmDialog onProven={() => close(true)} onClose={() => close(false)} />}
    </Suspense>
  );
}
