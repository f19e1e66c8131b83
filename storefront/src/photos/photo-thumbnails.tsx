import { ImageIcon, X } from 'lucide-react';
import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { IconButton } from '../ui/icon-button';
import { SquarePhoto } from '../ui/photo-square';
import { color, font, radius } from '../ui/tokens';
import { isKept } from './keep-uploads';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li`
  position: relative;
  width: 104px;
  height: 104px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
`;

const Late = styled.div`
  display: grid;
  height: 100%;
  place-content: end center;
  justify-items: center;
  padding-bottom: 10px;
  color: ${color.muted};
  font-size: ${font.small};
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  &::before {
    content: '';
    position: absolute;
    inset: 8px;
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.raised};
  }
  &:hover {
    background: transparent;
  }
  &:hover::before {
    border-color: ${color.danger};
  }
  svg {
    position: relative;
  }
`;

/** All of the tile but the corner with the way to take it out. */
const Open = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface PhotoThumbnailsProps {
  /** What the photos are of. */
  label: string;
  photos: readonly string[];
  /** Shows a photo large. */
  onOpen?: (photo: string) => void;
  onRemove: (photo: string) => void;
}

/** Small squares of the photos, each with a way to take it out. */
export function PhotoThumbnails({ label, photos, onOpen, onRemove }: PhotoThumbnailsProps) {
  if (photos.length === 0) return null;
  return (
    <List>
      {photos.map((photo, index) => (
        <Tile key={photo}>
          {!isKept(photo) && (
            <Late>
              <ImageIcon size={28} strokeWidth={2} aria-hidden />
              Not ready
            </Late>
          )}
          {isKept(photo) && !onOpen && <Thumbnail photo={photo} alt={`Upload ${index + 1}`} />}
          {isKept(photo) && onOpen && (
            <Open
              type="button"
              aria-haspopup="dialog"
              aria-label={`Enlarge ${label}, ${index + 1} of ${photos.length}`}
              onClick={() => onOpen(photo)}
            >
              <Thumbnail photo={photo} alt="" />
            </Open>
          )}
          <Remove aria-label={`Remove photo ${index + 1}`} onClick={() => onRemove(photo)}>
            <X size={18} strokeWidth={2.5} aria-hidden />
          </Remove>
        </Tile>
      ))}
    </List>
  );
}

function Thumbnail({ photo, alt }: { photo: string; alt: string }) {
  const { thumbnailSide } = PICTURE_LIMITS;
  return <SquarePhoto src={thumbnailOf(photo)} alt={alt} width={thumbnailSide} height={thumbnailSide} />;
}
