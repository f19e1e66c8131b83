import { css } from 'styled-components';
import { color, type radius } from './tokens';

/** Makes a link cover its positioned card, with an outline offset of `gap` px. */
export const coverLink = (corners: (typeof radius)[keyof typeof radius], gap: number) => css`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${corners};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: ${gap}px;
  }
`;
