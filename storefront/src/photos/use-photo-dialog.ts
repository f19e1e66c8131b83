import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/toast';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import type { PhotoDialog } from './photo-dialog';
import * as texts from './photos-texts';

type Dialog = ComponentType<ComponentProps<typeof PhotoDialog>>;

/**
 * The photo dialog, whose code loads on first use, with a notice if it doesn't. `label` distinguishes it from other fields', and `onClosed`
 * runs after it closes.
 */
export function usePhotoDialog(label: string, onClosed: () => void) {
  const { toast } = useToast();
  const { what, open, close, reopen } = useOpened(`photos: ${label}`);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const isWanted = what !== null;
  // It opens with its history entry. After Back, it decides on its own when to close.
  const [isThere, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isWanted !== wasOpened) {
    setWasOpened(isWanted);
    if (isWanted) setOpen(true);
  }

  const closeAndNotify = useEffectEvent(() => {
    // The network failed, or the shop was updated.
    toast({
      title: uiTexts.error,
      description: texts.photoUploadDidntLoad,
      tone: 'danger',
    });
    setOpen(false);
    close();
  });

  useEffect(() => {
    if (!isWanted || Loaded) return;
    import('./photo-dialog').then(({ PhotoDialog }) => setLoaded(() => PhotoDialog), closeAndNotify);
  }, [isWanted, Loaded]);

  const isOpen = isThere || isWanted;
  const notifyClosed = useEffectEvent(onClosed);
  useEffect(() => (isOpen ? () => notifyClosed() : undefined), [isOpen]);

  return {
    Dialog: isThere ? Loaded : null,
    isLoading: isWanted && !Loaded,
    isWanted,
    open: () => open(''),
    reopen,
    close(): void {
      setOpen(false);
      close();
    },
  };
}
