import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { comparedAlbums } from '#domain/gallery/compared-albums';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { pictureText } from '#domain/gallery/sample-album';
import { thumbnailOf, wideSet } from '#domain/photos/thumbnails';
import { paths } from '../addresses/paths';
import { galleryQueries } from '../api/gallery';
import { AlbumMark } from '../photos/album-mark';
import { Comparison } from '../photos/comparison';
import { ButtonLink } from '../ui/button';
import { Container, PlainList, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import { font, media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './home-texts';

const Albums = styled(PlainList)`
  display: grid;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Album = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  h3 {
    font-size: ${font.h4};
    text-wrap: balance;
  }
`;

const More = styled.div`
  display: flex;
  margin-top: ${space[4]};
  ${media.phone} {
    display: grid;
  }
`;

const SIZES = '(min-width: 1200px) 360px, (min-width: 640px) 30vw, 100vw';

/** Before and after photos of the newest albums (rule 2.8). */
export function WorkSection() {
  const albums = useQuery(galleryQueries.list());
  const compared = comparedAlbums(albums.data ?? []);
  const { place, isShown } = usePlaceBelow(compared.length > 0);
  if (compared.length === 0) return null;
  if (!isShown) return <div ref={place} />;
  return (
    <Section aria-labelledby="work-heading">
      <Container>
        <SectionHead id="work-heading" title={uiTexts.beforeAndAfter}>
          {texts.dragSliderToSee}
        </SectionHead>
        <Albums>
          {compared.map((each) => (
            <li key={each.album.id}>
              <ComparedAlbum {...each} />
            </li>
          ))}
        </Albums>
        <More>
          <ButtonLink to={paths.ourWork.href()} variant="secondary">
            {texts.seeOurWork}
          </ButtonLink>
        </More>
      </Container>
    </Section>
  );
}

/** Shows a part that loaded late only if it's below the screen or the page is at its top, so nothing moves while someone reads. */
function usePlaceBelow(isReady: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isReady);
  useEffect(() => {
    if (!isReady || isShown) return undefined;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (window.scrollY === 0 || top >= window.innerHeight) setShown(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isReady, isShown]);
  return { place, isShown };
}

interface ComparedAlbumProps extends Record<'before' | 'after', string> {
  album: GalleryAlbumView;
}

function ComparedAlbum({ album, before, after }: ComparedAlbumProps) {
  const titleId = useId();
  const side = (image: string, place: string) => ({
    src: thumbnailOf(image),
    srcSet: wideSet(image),
    sizes: SIZES,
    alt: pictureText(album, place),
  });
  return (
    <Album aria-labelledby={titleId}>
      <Comparison before={side(before, 'before')} after={side(after, 'after')} what={album.title} ratio="1" />
      <div>
        <h3 id={titleId}>{album.title}</h3>
        <AlbumMark album={album} />
      </div>
    </Album>
  );
}
