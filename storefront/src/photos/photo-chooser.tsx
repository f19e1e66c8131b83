import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { PHOTO_TYPES } from '#domain/photos/photo-limits';
import { Button } from '../ui/button';
import { color, font, media, motion, radius, space } from '../ui/tokens';
import * as texts from './photos-texts';

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: center;
  padding: ${space[3]} ${space[2]};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.patch};
  background: ${color.surface};
  transition: background-color ${motion.quick};
  &[data-over='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const FromCamera = styled.span`
  display: none;
  ${media.touch} {
    display: contents;
  }
`;

const Drop = styled.p`
  display: none;
  flex-basis: 100%;
  color: ${color.muted};
  font-size: ${font.small};
  text-align: center;
  ${media.hover} {
    display: block;
  }
`;

/** HEIC isn't in the list, so Safari sends the first type, a JPEG (rule 9.6). */
const ACCEPT = PHOTO_TYPES.join(',');

/** Lets someone choose photos from the device or its camera, or drop them here. */
export function PhotoChooser({ isFull, onFiles }: { isFull: boolean; onFiles: (files: File[]) => void }) {
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(currentTarget.files ?? [])]);
    // A photo that was removed can be chosen again.
    currentTarget.value = '';
  }

  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };

  return (
    <Zone
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FromCamera>
        <Button disabled={isFull} onClick={() => camera.current?.click()}>
          <Camera size={20} />
          {texts.takeAPhoto}
        </Button>
      </FromCamera>
      <Button variant="secondary" disabled={isFull} onClick={() => library.current?.click()}>
        <ImagePlus size={20} />
        {texts.choosePhotos}
      </Button>
      <Drop>{texts.orDropThemHere}</Drop>
      <input
        ref={library}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={texts.choosePhotos}
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        accept={ACCEPT}
        capture="environment"
        hidden
        aria-label={texts.takeAPhoto}
        onChange={choose}
      />
    </Zone>
  );
}
