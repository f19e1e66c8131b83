import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { frame } from './tokens';

export const photoFrame = css`
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  ${frame('surface', 'line', 'field')}
`;

export const SquarePhoto = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Frame = styled.button`
  ${photoFrame}
  width: 100%;
  padding: 0;
  cursor: zoom-in;
`;

interface PhotoButtonProps extends Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> {
  /** In pixels. */
  side: number;
  onOpen: () => void;
  className?: string;
}

export function PhotoButton({ side, onOpen, className, alt, ...picture }: PhotoButtonProps) {
  return (
    <Frame
      type="button"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => {
        // Not every browser focuses an element that's clicked.
        currentTarget.focus();
        onOpen();
      }}
    >
      <SquarePhoto {...picture} alt={alt} width={side} height={side} loading="lazy" decoding="async" />
    </Frame>
  );
}
