import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { galleryQueries } from '../api/gallery';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { LaceSpinner } from '../ui/drawings/lace-spinner';
import { Stack } from '../ui/layout';
import { color, media, space } from '../ui/tokens';
import { useOpened } from '../ui/use-opened';
import { AlbumCard } from './album-card';

// Who opens no photo does without dialogs.
const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }));

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[4]};
  text-align: center;
  svg {
    height: auto;
  }
`;

const Wait = styled(Centre)`
  color: ${color.muted};
  svg {
    width: 56px;
  }
`;

const Empty = styled(Centre)`
  > svg {
    width: 160px;
  }
`;

const Failure = styled(Stack)`
  max-width: 640px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  padding: 0;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const LOAD_FAILED = 'We could not reach the gallery. Check your connection and try again.';

/** Names a photo by its album and its place there. */
const placeOf = (album: GalleryAlbumView, index: number) => `${album.id}/${index}`;

/** Every album as a card; a photo opens the lightbox, which gives the focus back to it. */
export function Albums() {
  const albums = useQuery(galleryQueries.list());
  const photo = useOpened('photo');

  if (albums.isPending || (albums.isError && albums.isFetching)) {
    return (
      <Wait role="status">
        <LaceSpinner />
        Loading our work
      </Wait>
    );
  }
  if (albums.isError) {
    return (
      <Failure>
        <Alert tone="danger" title="The gallery did not load">
          {messageOf(albums.error, LOAD_FAILED)}
        </Alert>
        <div>
          <Button variant="secondary" onClick={() => albums.refetch()}>
            Try again
          </Button>
        </div>
      </Failure>
    );
  }
  if (albums.data.length === 0) {
    return (
      <Empty>
        <EmptyHook />
        <p>Check back soon for photos of our work!</p>
        <ButtonLink to={paths.order.href()} variant="secondary">
          Order a service
        </ButtonLink>
      </Empty>
    );
  }
  const opened = albums.data
    .flatMap((album) => album.imageUrls.map((_photo, index) => ({ album, index })))
    .find(({ album, index }) => placeOf(album, index) === photo.what);
  return (
    <>
      <List>
        {albums.data.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} onOpen={(index) => photo.open(placeOf(album, index))} />
          </li>
        ))}
      </List>
      {opened && (
        <Suspense>
          <Lightbox
            title={opened.album.title}
            photos={opened.album.imageUrls}
            startAt={opened.index}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </>
  );
}
