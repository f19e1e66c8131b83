import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { PlainList } from '../../ui/layout';
import { photoFrame, SquarePhoto } from '../../ui/photo-square';
import { color } from '../../ui/tokens';

const List = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Tile = styled.button`
  ${photoFrame}
  width: 88px;
  padding: 0;
  &:hover {
    border-color: ${color.accent};
  }
`;

interface PhotoButtonsProps {
  /** What the photos show, for their labels. */
  label: string;
  photos: readonly string[];
  onOpen: (photo: string) => void;
}

/** Photos as small squares; each is enlarged by a click. */
export function PhotoButtons({ label, photos, onOpen }: PhotoButtonsProps) {
  return (
    <List aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <Tile
            type="button"
            aria-haspopup="dialog"
            aria-label={`Enlarge ${label}, ${index + 1} of ${photos.length}`}
            onClick={() => onOpen(photo)}
          >
            <SquarePhoto
              src={thumbnailOf(photo)}
              alt=""
              loading="lazy"
              width={PICTURE_LIMITS.thumbnailSide}
              height={PICTURE_LIMITS.thumbnailSide}
            />
          </Tile>
        </li>
      ))}
    </List>
  );
}
