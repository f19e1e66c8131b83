import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './icon-button';
import { color, font, radius } from './tokens';
import * as texts from './ui-texts';

const tones = {
  info: { ink: color.accent, soft: color.accentSoft, icon: Info },
  success: { ink: color.success, soft: color.successSoft, icon: CircleCheck },
  warning: { ink: color.warning, soft: color.warningSoft, icon: TriangleAlert },
  danger: { ink: color.danger, soft: color.dangerSoft, icon: CircleAlert },
} as const;
type AlertTone = keyof typeof tones;

const Root = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid ${({ $tone }) => tones[$tone].ink};
  border-radius: ${radius.patch};
  background: ${({ $tone }) => tones[$tone].soft};
  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => tones[$tone].ink};
  }
  > button {
    margin: -8px -10px -8px 0;
  }
`;

const Title = styled.p`
  margin-bottom: 2px;
  font: 600 ${font.h4}/1.2 ${font.display};
`;

interface AlertProps {
  tone: AlertTone;
  title?: string;
  children: ReactNode;
  onDismiss?: () => void;
}

/** A message on the page. Screen readers announce a danger right away. */
export function Alert({ tone, title, children, onDismiss }: AlertProps) {
  const Icon = tones[tone].icon;
  return (
    <Root $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={22} />
      <div>
        {title && <Title>{title}</Title>}
        {children}
      </div>
      {onDismiss && (
        <IconButton aria-label={texts.dismiss} onClick={onDismiss}>
          <X size={20} />
        </IconButton>
      )}
    </Root>
  );
}
