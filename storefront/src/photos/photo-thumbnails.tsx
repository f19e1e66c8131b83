import { ArrowLeft, ArrowRight, ImageIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { Cluster } from '../ui/arrange';
import { IconButton } from '../ui/icon-button';
import { PlainList } from '../ui/layout';
import { SquarePhoto } from '../ui/photo-square';
import { color, font, frame } from '../ui/tokens';
import { isPermanent } from './finalize-uploads';
import * as texts from './photos-texts';

const Place = styled.li<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? '112px' : '104px')};
  justify-items: center;
`;

const Tile = styled.div`
  position: relative;
  width: 104px;
  height: 104px;
  overflow: hidden;
  ${frame('surface', 'line', 'field')}
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

const Below = styled.div`
  display: grid;
  width: 100%;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  font-size: ${font.small};
  font-weight: 600;
  text-align: center;
  button {
    width: 32px;
    height: 36px;
  }
  button[aria-disabled='true'] {
    visibility: hidden;
  }
`;

export interface PhotoOrder {
  captions: readonly string[];
  onMove: (from: number, to: number) => void;
}

interface PhotoThumbnailsProps {
  label: string;
  fieldName?: string;
  photos: readonly string[];
  onOpen?: (photo: string) => void;
  onRemove: (photo: string) => void;
  order?: PhotoOrder;
}

export function PhotoThumbnails({ label, fieldName, photos, onOpen, onRemove, order }: PhotoThumbnailsProps) {
  if (photos.length === 0) return null;
  return (
    <Cluster as={PlainList} $gap="10px">
      {photos.map((photo, index) => (
        <Place key={photo} $wide={order !== undefined}>
          <Tile>
            {!isPermanent(photo) && (
              <Late>
                <ImageIcon size={28} />
                {texts.notReady}
              </Late>
            )}
            {isPermanent(photo) && !onOpen && <Thumbnail photo={photo} alt={texts.uploadAlt(index + 1)} />}
            {isPermanent(photo) && onOpen && (
              <Open
                type="button"
                aria-haspopup="dialog"
                aria-label={texts.enlargeUpload(label, index + 1, photos.length)}
                onClick={() => onOpen(photo)}
              >
                <Thumbnail photo={photo} alt="" />
              </Open>
            )}
            <Remove
              aria-label={
                fieldName ? texts.removeWhichPhoto(fieldName, index + 1) : texts.removePhoto(index + 1)
              }
              onClick={() => onRemove(photo)}
            >
              <X size={18} strokeWidth={2.5} aria-hidden />
            </Remove>
          </Tile>
          {order && photos.length > 1 && (
            <Below>
              <MoveButton
                name={texts.movePhotoEarlier(index + 1)}
                to={index - 1}
                {...{ index, order, photos }}
              >
                <ArrowLeft size={18} />
              </MoveButton>
              {order.captions[index] ?? index + 1}
              <MoveButton name={texts.movePhotoLater(index + 1)} to={index + 1} {...{ index, order, photos }}>
                <ArrowRight size={18} />
              </MoveButton>
            </Below>
          )}
        </Place>
      ))}
    </Cluster>
  );
}

interface MoveButtonProps {
  name: string;
  index: number;
  to: number;
  photos: readonly string[];
  order: PhotoOrder;
  children: ReactNode;
}

function MoveButton({ name, index, to, photos, order, children }: MoveButtonProps) {
  const isEnd = to < 0 || to >= photos.length;
  return (
    <IconButton
      aria-label={name}
      disabled={isEnd}
      onClick={({ currentTarget }) => {
        order.onMove(index, to);
        // The photo's buttons moved with it, so the focus must move, too.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {children}
    </IconButton>
  );
}

function Thumbnail({ photo, alt }: { photo: string; alt: string }) {
  const { thumbnailSide } = PICTURE_LIMITS;
  return <SquarePhoto src={thumbnailOf(photo)} alt={alt} width={thumbnailSide} height={thumbnailSide} />;
}
