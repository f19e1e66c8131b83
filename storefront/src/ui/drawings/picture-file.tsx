import styled from 'styled-components';

export interface PictureFileProps {
  className?: string;
}

interface PictureOf extends PictureFileProps {
  src: string;
  height: number;
}

const Frame = styled.span<{ $height: number }>`
  display: block;
  aspect-ratio: 320 / ${({ $height }) => $height};
`;

/** It loads only after the first paint (first-paint/early.js), so the paint gets the bandwidth first. */
const Picture = styled.img`
  width: 100%;
  height: 100%;
  :root[data-unpainted] & {
    display: none;
  }
`;

export function PictureFile({ src, height, className }: PictureOf) {
  return (
    <Frame className={className} $height={height}>
      <Picture src={src} alt="" loading="lazy" />
    </Frame>
  );
}
