import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { messageOf } from '../../api/client';
import { galleryQueries } from '../../api/gallery';
import { EmptyState } from '../../ui/empty-state';
import { PlainList, Stack } from '../../ui/layout';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { Panel } from '../parts/panel';
import { AlbumRow } from './album-row';
import { DeleteAlbumDialog } from './delete-album-dialog';
import { SampleHint } from './sample-hint';

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** The albums visitors see on Our Work, newest first. */
export function AlbumsPanel() {
  const albums = useQuery(galleryQueries.list());
  return (
    <Panel title={albums.data ? `Gallery Albums (${albums.data.length})` : 'Gallery Albums'}>
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
  const [asked, setAsked] = useState<GalleryAlbumView | null>(null);
  return (
    <div ref={room} tabIndex={-1}>
      {albums.length === 0 ? (
        <EmptyState text="No albums yet. Add photos of your work above, and visitors see them on Our Work." />
      ) : (
        <Stack>
          {albums.some(({ isSample }) => isSample) && <SampleHint />}
          <List aria-label="Gallery albums">
            {albums.map((album) => (
              <AlbumRow key={album.id} album={album} onDelete={() => setAsked(album)} />
            ))}
          </List>
        </Stack>
      )}
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
