import { css } from 'styled-components';
import { color, font, motion } from './tokens';

export const barItem = css`
  display: inline-flex;
  position: relative;
  flex: none;
  gap: 6px;
  align-items: center;
  min-height: 56px;
  padding: 0 10px;
  border: 0;
  background: transparent;
  color: ${color.muted};
  font: 600 1.125rem/1 ${font.display};
  letter-spacing: 0.02em;
  white-space: nowrap;
  text-decoration: none;
  transition: color ${motion.quick};
  &::after {
    position: absolute;
    inset: auto 10px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
    content: '';
    opacity: 0;
  }
  &:hover,
  &[aria-expanded='true'],
  &[aria-current='page'],
  &[aria-selected='true'] {
    color: ${color.text};
  }
  &[aria-current='page']::after,
  &[aria-selected='true']::after {
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
