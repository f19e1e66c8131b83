import styled from 'styled-components';

/** How a drawing of a file of its own is shown. */
export interface PictureFileProps {
  className?: string;
}

interface PictureOf extends PictureFileProps {
  src: string;
  /** The height of its frame, whose width is 320. */
  height: number;
}

const Picture = styled.img``;

/** A decorative drawing out of its file (picture-files.tsx), loaded when it comes near the screen. */
export function PictureFile({ src, height, className }: PictureOf) {
  return (
    <Picture
      src={src}
      alt=""
      width={320}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
