import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { Cluster } from '../../ui/arrange';
import { Dialog } from '../../ui/dialog';
import { FullPicture } from '../../ui/full-picture';
import { PlainList } from '../../ui/layout';
import { photoFrame, SquarePhoto } from '../../ui/photo-square';
import { color } from '../../ui/tokens';
import * as texts from './order-dialogs-texts';

const Tile = styled.button`
  ${photoFrame}
  width: 88px;
  padding: 0;
  &:hover {
    border-color: ${color.accent};
  }
`;

interface PhotoButtonsProps {
  label: string;
  photos: readonly string[];
  onOpen: (photo: string) => void;
}

/** Photos as small squares. A click enlarges one. */
export function PhotoButtons({ label, photos, onOpen }: PhotoButtonsProps) {
  return (
    <Cluster as={PlainList} $gap="10px" aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <Tile
            type="button"
            aria-haspopup="dialog"
            aria-label={texts.enlargePhoto(label, index + 1, photos.length)}
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
    </Cluster>
  );
}

const Stage = styled.div`
  display: grid;
  height: 72svh;
`;

/** One photo of an order, at full size (rule 7.10). */
export function PhotoPreview({ photo, onClose }: { photo: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} size="full" title={texts.imagePreview}>
      <Stage>
        <FullPicture src={photo} alt={texts.enlarged} />
      </Stage>
    </Dialog>
  );
}
