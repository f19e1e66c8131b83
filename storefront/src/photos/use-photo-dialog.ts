import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/toast';
import { useOpened } from '../ui/use-opened';
import type { PhotoDialog } from './photo-dialog';

type Dialog = ComponentType<ComponentProps<typeof PhotoDialog>>;

/**
 * The photo dialog and whether it is open; its code comes when it is first asked for, and a notice if it does not.
 * `label` tells it from those of other fields; `onClosed` is called when it is gone and the page stands again where it
 * was left.
 */
export function usePhotoDialog(label: string, onClosed: () => void) {
  const { toast } = useToast();
  const { what, open, close, reopen } = useOpened(`photos: ${label}`);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const isWanted = what !== null;
  // It comes with its entry of the history; when it goes after Back, it decides itself.
  const [isThere, setIsThere] = useState(false);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsThere(true);
  }

  const giveUp = useEffectEvent(() => {
    // The code did not come: the network, or a newer version of the shop.
    toast({
      title: 'Error',
      description: 'The photo upload did not load. Check your connection and try again.',
      tone: 'danger',
    });
    setIsThere(false);
    close();
  });

  useEffect(() => {
    if (!isWanted || Loaded) return;
    import('./photo-dialog').then(({ PhotoDialog }) => setLoaded(() => PhotoDialog), giveUp);
  }, [isWanted, Loaded]);

  const isOpen = isThere || isWanted;
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => (isOpen ? () => tellClosed() : undefined), [isOpen]);

  return {
    /** Its component while it is there. */
    Dialog: isThere ? Loaded : null,
    isLoading: isWanted && !Loaded,
    /** Whether Back has not been pressed since it was opened. */
    isWanted,
    open: () => open(''),
    reopen,
    close(): void {
      setIsThere(false);
      close();
    },
  };
}
