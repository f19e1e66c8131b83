import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button-styles';
import { LaceSpinner } from './drawings/lace-spinner';
import { PlainButton } from './plain-button';
import { color } from './tokens';

const Root = styled(PlainButton)<ButtonStyleProps>`
  ${buttonStyles}
  &[aria-disabled='true'] {
    border: 1.5px dashed ${color.lineStrong};
    background: ${color.surface};
    color: ${color.muted};
    cursor: not-allowed;
    filter: none;
    transform: none;
  }
`;

const BusyMark = styled(LaceSpinner)`
  width: 20px;
  height: 20px;
  * {
    stroke: currentColor;
  }
`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  busyText?: string;
}

/** The shop's button. It submits a form only if it has `type="submit"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyText,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root {...rest} disabled={disabled || busy} aria-busy={busy || undefined} $variant={variant} $size={size}>
      {busy && <BusyMark />}
      {busy ? (busyText ?? children) : children}
    </Root>
  );
}

const LinkRoot = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant = 'primary', size = 'md', ...rest }: ButtonLinkProps) {
  return <LinkRoot {...rest} $variant={variant} $size={size} />;
}
