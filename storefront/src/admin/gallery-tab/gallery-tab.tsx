import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { Panel } from '../parts/panel';
import { AddAlbumForm } from './add-album-form';
import { AlbumsPanel } from './albums-panel';
import * as texts from './gallery-tab-texts';

/** The Gallery tab (rule 3.5): albums of past work and a form to add one. */
export function GalleryTab() {
  const adding = useOpened('create', { inAddress: true });
  return (
    <Stack $gap={3}>
      {adding.what && <NewAlbum onClose={adding.close} />}
      <AlbumsPanel onAdd={adding.what ? undefined : () => adding.open()} />
    </Stack>
  );
}

function NewAlbum({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  return (
    <Panel
      title={texts.addAlbum}
      actions={
        <Button variant="ghost" onClick={onClose}>
          <X size={20} />
          {uiTexts.close}
        </Button>
      }
    >
      <Stack $max="720px" ref={form} tabIndex={-1}>
        <AddAlbumForm />
      </Stack>
    </Panel>
  );
}
