import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAGES } from '#domain/pages/pages';
import { isRecord } from '#domain/wire/is-record';

/** Opens what a clicked notification is about. Also moves this browser's notifications to the current session. */
export function NotificationLinks() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const address = isRecord(data) ? data.open : undefined;
    if (typeof address === 'string' && address.startsWith(PAGES.admin)) void navigate(address);
  });
  const keep = useEffectEvent(async () => {
    if (!(await navigator.serviceWorker.getRegistration(PAGES.admin))) return;
    const { keepPush } = await import('../api/push');
    await keepPush(queryClient);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void keep().catch(() => undefined);
    const worker = navigator.serviceWorker;
    worker.addEventListener('message', open);
    return () => worker.removeEventListener('message', open);
  }, []);
  return null;
}
