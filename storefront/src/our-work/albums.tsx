import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { SAMPLE_DRAWING } from '#domain/gallery/sample-album';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { galleryQueries } from '../api/gallery';
import { loadable } from '../first-paint/loadable';
import { ButtonLink } from '../ui/button';
import { LaceSpinner } from '../ui/drawings/lace-spinner';
import { EmptyPlace } from '../ui/empty-place';
import { PlainList } from '../ui/layout';
import { LoadFailed } from '../ui/load-failed';
import { color, font, media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import { AlbumCard } from './album-card';
import * as texts from './our-work-texts';

const Lightbox = loadable(async () => (await import('../ui/lightbox')).Lightbox);

const Wait = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[4]};
  color: ${color.muted};
  text-align: center;
  svg {
    width: 56px;
    height: auto;
  }
`;

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  margin-top: ${space[5]};
  p {
    font-size: ${font.lead};
  }
  ${media.phone} {
    display: grid;
  }
`;

const OrderLink = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <ButtonLink to={paths.order.href()} variant={variant}>
    {uiTexts.orderAService}
  </ButtonLink>
);

const LOAD_FAILED = texts.weCouldntReachGallery;

const positionOf = (album: GalleryAlbumView, index: number) => `${album.id}/${index}`;

export function Albums() {
  const albums = useQuery(galleryQueries.list());
  const photo = useOpened('photo');

  if (albums.isPending || (albums.isError && albums.isFetching)) {
    return (
      <Wait role="status">
        <LaceSpinner />
        {texts.loadingOurWork}
      </Wait>
    );
  }
  if (albums.isError) {
    return (
      <LoadFailed title={texts.galleryDidntLoad} onRetry={() => albums.refetch()}>
        {messageOf(albums.error, LOAD_FAILED)}
      </LoadFailed>
    );
  }
  if (albums.data.length === 0) {
    return (
      <EmptyPlace>
        <p>{texts.checkBackSoon}</p>
        <OrderLink variant="secondary" />
      </EmptyPlace>
    );
  }
  const opened = albums.data
    .flatMap((album) => album.imageUrls.map((_photo, index) => ({ album, index })))
    .find(({ album, index }) => positionOf(album, index) === photo.what);
  return (
    <>
      <List>
        {albums.data.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} onOpen={(index) => photo.open(positionOf(album, index))} />
          </li>
        ))}
      </List>
      <Foot>
        <p>{texts.yoursCouldBeNext}</p>
        <OrderLink variant="primary" />
      </Foot>
      {opened && (
        <Suspense>
          <Lightbox
            title={opened.album.title}
            photos={opened.album.imageUrls}
            kind={opened.album.isSample ? SAMPLE_DRAWING : undefined}
            startAt={opened.index}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </>
  );
}
