import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, font } from './tokens';

const variants = {
  default: css`
    background: ${color.accent};
    color: ${color.accentText};
  `,
  secondary: css`
    background: ${color.accentSoft};
    color: ${color.text};
  `,
  outline: css`
    border-color: ${color.lineStrong};
    background: transparent;
    color: ${color.text};
  `,
  destructive: css`
    background: ${color.dangerSolid};
    color: ${color.dangerSolidText};
  `,
  success: css`
    border-color: ${color.success};
    background: ${color.successSoft};
    color: ${color.success};
  `,
} as const;
export type BadgeVariant = keyof typeof variants;

export const badgeStyles = css<{ $variant: BadgeVariant }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px;
  border: 1px solid transparent;
  border-radius: 4px;
  font-size: ${font.small};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  ${({ $variant }) => variants[$variant]}
`;

const Root = styled.span<{ $variant: BadgeVariant }>`
  ${badgeStyles}
`;

export function Badge({ variant = 'default', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <Root $variant={variant}>{children}</Root>;
}
