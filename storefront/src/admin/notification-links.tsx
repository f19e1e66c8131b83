import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { PAGES } from '#domain/pages/pages';
import { useKeepPush } from '../api/push';

const pressed = z.object({ open: z.string().startsWith(PAGES.admin) });

/** Opens what a pressed notification is about, and keeps this browser's notifications with the current session. */
export function NotificationLinks() {
  const navigate = useNavigate();
  const keep = useKeepPush();
  const open = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    const message = pressed.safeParse(data);
    if (message.success) void navigate(message.data.open);
  });
  const keepOnce = useEffectEvent(() => void keep().catch(() => undefined));
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    keepOnce();
    const worker = navigator.serviceWorker;
    worker.addEventListener('message', open);
    return () => worker.removeEventListener('message', open);
  }, []);
  return null;
}
