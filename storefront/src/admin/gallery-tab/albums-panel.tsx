import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { galleryQueries } from '../../api/gallery';
import { useReorderAlbums } from '../../api/gallery-changes';
import { Alert } from '../../ui/alert';
import { Stack } from '../../ui/layout';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ListPanel } from '../parts/list-panel';
import { SortableTable } from '../parts/sortable-table';
import { albumColumns } from './album-columns';
import { DeleteAlbumDialog } from './delete-album-dialog';
import { EditAlbumDialog } from './edit-album-dialog';
import * as texts from './gallery-tab-texts';

interface AlbumsPanelProps {
  /** Opens the form for a new album. Undefined while it's open. */
  onAdd?: () => void;
}

export function AlbumsPanel({ onAdd }: AlbumsPanelProps) {
  const albums = useQuery(galleryQueries.list());
  const { shown, send } = useReorderAlbums(albums.data ?? []);
  const container = useRef<HTMLDivElement>(null);
  const editing = useOpened('edit', { inAddress: true });
  const edited = albums.data?.find(({ id }) => id === editing.what);
  const [deleting, setDeleting] = useState<GalleryAlbumView | null>(null);
  return (
    <div ref={container} tabIndex={-1}>
      <ListPanel
        // This is as wide before the count is known, so nothing moves.
        title={texts.galleryAlbumsCount(albums.data?.length ?? '…')}
        label={texts.galleryAlbums}
        columns={albumColumns({ onEdit: editing.open, onDelete: setDeleting })}
        query={albums}
        loading={texts.loadingAlbums}
        failed={texts.albumsDidntLoad}
        empty={texts.noAlbumsYet}
        actions={
          onAdd && (
            <ActionButton icon={Plus} variant="primary" onClick={onAdd}>
              {texts.addAlbum}
            </ActionButton>
          )
        }
        table={(table) => (
          <Stack>
            {shown.some(({ isSample }) => isSample) && <SampleHint />}
            <SortableTable
              {...table}
              rows={shown}
              nameOf={({ title }) => title}
              send={send}
              done={texts.albumsReordered}
              failed={texts.albumsReorderFailed}
            />
          </Stack>
        )}
      >
        {edited && <EditAlbumDialog key={edited.id} album={edited} onClose={editing.close} />}
        {deleting && (
          <DeleteAlbumDialog
            album={deleting}
            onClose={() => {
              setDeleting(null);
              // The dialog gives the focus back first, but the button may have been deleted with its album.
              requestAnimationFrame(() =>
                setTimeout(() => {
                  if (document.activeElement === document.body) container.current?.focus();
                }),
              );
            }}
          />
        )}
      </ListPanel>
    </div>
  );
}

/** What to do about the demo shop's albums, while there are any (rule 3.7). */
function SampleHint() {
  return (
    <Alert tone="info" title={texts.someAlbumsShowSample}>
      <p>{texts.replaceTheseWithOwn}</p>
    </Alert>
  );
}
