import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { SampleMark } from '../../photos/sample-mark';
import { Button } from '../../ui/button';
import { color, font, media, radius, space } from '../../ui/tokens';
import { adminDate } from '../parts/admin-texts';
import { picturesInWords } from './pictures-in-words';

/** Pictures of an album in sight; the others are counted. */
const IN_SIGHT = 6;
const SIDE = 64;

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px ${space[3]};
  align-items: center;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  font-size: ${font.h4};
`;

const Quiet = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.4;
`;

const Thumbnails = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Thumbnail = styled.img`
  width: ${SIDE}px;
  height: ${SIDE}px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  object-fit: cover;
`;

const More = styled.span`
  display: grid;
  width: ${SIDE}px;
  height: ${SIDE}px;
  place-items: center;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.field};
  color: ${color.muted};
  font-weight: 600;
`;

interface AlbumRowProps {
  album: GalleryAlbumView;
  onDelete: () => void;
}

/** An album with its first pictures. */
export function AlbumRow({ album, onDelete }: AlbumRowProps) {
  const { title, description, imageUrls, isSample, createdAt } = album;
  const more = imageUrls.length - IN_SIGHT;
  return (
    <Root>
      <Texts>
        <Title>{title}</Title>
        {isSample && <SampleMark />}
        {description && <p>{description}</p>}
        <Thumbnails>
          {[...new Set(imageUrls)].slice(0, IN_SIGHT).map((image) => (
            <Thumbnail
              key={image}
              src={thumbnailOf(image)}
              alt=""
              width={SIDE}
              height={SIDE}
              loading="lazy"
            />
          ))}
          {more > 0 && <More aria-hidden>+{more}</More>}
        </Thumbnails>
        <Quiet>
          {picturesInWords(album)}, added {adminDate(createdAt)}
        </Quiet>
      </Texts>
      <div>
        <Button
          variant="secondary"
          aria-label={`Delete album ${title}`}
          aria-haspopup="dialog"
          onClick={onDelete}
        >
          <Trash2 size={20} strokeWidth={2} aria-hidden />
          Delete
        </Button>
      </div>
    </Root>
  );
}
