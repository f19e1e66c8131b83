import { css } from 'styled-components';
import { color, font, media, motion, radius, shadow } from './tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.accentText};
    box-shadow: ${shadow.low};
    &:hover {
      background: ${color.accentHover};
      color: ${color.accentText};
    }
  `,
  secondary: css`
    background: transparent;
    color: ${color.text};
    border-color: ${color.lineStrong};
    &:hover {
      border-color: ${color.accent};
      background: ${color.accentSoft};
      color: ${color.text};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    &:hover {
      background: ${color.accentSoft};
      color: ${color.text};
    }
  `,
  danger: css`
    background: ${color.dangerSolid};
    color: ${color.dangerSolidText};
    &:hover {
      filter: brightness(1.08);
      color: ${color.dangerSolidText};
    }
  `,
} as const;

const sizes = {
  sm: css`
    min-height: 40px;
    padding: 6px 14px;
    font-size: 1.0625rem;
    ${media.touch} {
      min-height: 44px;
    }
  `,
  md: css`
    min-height: 44px;
    padding: 8px 20px;
    font-size: 1.125rem;
    ${media.touch} {
      min-height: 48px;
    }
  `,
  lg: css`
    min-height: 56px;
    padding: 12px 28px;
    font-size: 1.3125rem;
  `,
} as const;

export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 1.5px solid transparent;
  border-radius: ${radius.field};
  font-family: ${font.display};
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: 0.045em;
  text-transform: uppercase;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:active {
    transform: translateY(1px);
  }
`;
