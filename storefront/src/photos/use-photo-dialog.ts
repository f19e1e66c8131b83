import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/toast';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import type { PhotoDialog } from './photo-dialog';
import * as texts from './photos-texts';

type Dialog = ComponentType<ComponentProps<typeof PhotoDialog>>;

/** The dialog loads when it's first used. `label` tells it apart from other fields' dialogs. */
export function usePhotoDialog(label: string, onClosed: () => void) {
  const { toast } = useToast();
  const { what, open, close, reopen } = useOpened(`photos: ${label}`);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const isWanted = what !== null;
  // It opens with a history entry of its own. After Back, it decides itself when to close.
  const [isThere, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isWanted !== wasOpened) {
    setWasOpened(isWanted);
    if (isWanted) setOpen(true);
  }

  const closeAndNotify = useEffectEvent(() => {
    // The network failed, or the shop has been updated.
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
