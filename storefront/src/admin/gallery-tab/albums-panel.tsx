import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { messageOf } from '../../api/client';
import { galleryQueries } from '../../api/gallery';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { useOpened } from '../../ui/use-opened';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { AlbumTable } from './album-table';
import { DeleteAlbumDialog } from './delete-album-dialog';
import { EditAlbumDialog } from './edit-album-dialog';
import { SampleHint } from './sample-hint';

interface AlbumsPanelProps {
  /** Opens the form for a new album; none while it is open. */
  onAdd?: () => void;
}

/** The albums visitors see on Our Work, in their order. */
export function AlbumsPanel({ onAdd }: AlbumsPanelProps) {
  const albums = useQuery(galleryQueries.list());
  return (
    <Panel
      // As long before the number is known, so that nothing moves.
      title={`Gallery Albums (${albums.data?.length ?? '…'})`}
      actions={
        onAdd && (
          <Button onClick={onAdd}>
            <Plus size={20} strokeWidth={2} aria-hidden />
            Add Album
          </Button>
        )
      }
    >
      {albums.data ? (
        <Albums albums={albums.data} />
      ) : albums.isFetching ? (
        <RowsSkeleton label="Loading albums" />
      ) : (
        <LoadFailed title="The albums did not load" onRetry={() => albums.refetch()}>
          {messageOf(albums.error, NOT_REACHED)}
        </LoadFailed>
      )}
    </Panel>
  );
}

function Albums({ albums }: { albums: readonly GalleryAlbumView[] }) {
  const room = useRef<HTMLDivElement>(null);
  const editing = useOpened('edit', { inAddress: true });
  const edited = albums.find(({ id }) => id === editing.what);
  const [asked, setAsked] = useState<GalleryAlbumView | null>(null);
  return (
    <div ref={room} tabIndex={-1}>
      {albums.length === 0 ? (
        <EmptyState text="No albums yet. Add photos of your work, and visitors see them on Our Work." />
      ) : (
        <Stack>
          {albums.some(({ isSample }) => isSample) && <SampleHint />}
          <AlbumTable albums={albums} onEdit={editing.open} onDelete={setAsked} />
        </Stack>
      )}
      {edited && <EditAlbumDialog key={edited.id} album={edited} onClose={editing.close} />}
      {asked && (
        <DeleteAlbumDialog
          album={asked}
          onClose={() => {
            setAsked(null);
            // The dialog gives the focus back first; the button that had it may be gone with its album.
            requestAnimationFrame(() =>
              setTimeout(() => {
                if (document.activeElement === document.body) room.current?.focus();
              }),
            );
          }}
        />
      )}
    </div>
  );
}
