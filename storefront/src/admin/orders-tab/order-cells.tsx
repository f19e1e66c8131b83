import type { LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useServing } from '../../first-paint/use-served';
import { CARDS } from '../../ui/table';
import { color, font, media } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import { momentWithin } from '../parts/admin-date';
import * as texts from './orders-tab-texts';

export const CROWDED = '@media (min-width: 640px) and (max-width: 1199px)';

export const NumberButton = styled.button`
  padding: 4px 0;
  border: 0;
  background: none;
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: 0.04em;
  &:hover {
    text-decoration: underline;
  }
  ${CARDS} {
    padding: 0;
    color: ${color.muted};
    font-size: 1rem;
  }
`;

const oneLine = `
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const First = styled.span`
  ${oneLine}
`;

export const Second = styled.span`
  ${oneLine}
  color: ${color.muted};
  font-size: ${font.small};
  &:empty {
    display: none;
  }
`;

/** An amount. It's hidden on phones and never truncated. */
export const WideAmount = styled.span`
  ${CARDS} {
    display: none;
  }
`;

export const WideOnly = styled(WideAmount)`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Owed = styled.span`
  ${oneLine}
  color: ${color.warning};
  font-size: ${font.small};
  font-weight: 600;
`;

export const RowButton = styled(ToolButton).attrs({ iconSize: 18 })`
  width: 36px;
  height: 36px;
  ${media.touch} {
    width: 44px;
    height: 44px;
  }
`;

export const RoomyButton = styled(RowButton)`
  ${CROWDED} {
    display: none;
  }
`;

const MarkRoot = styled.span`
  margin-right: 8px;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color.warning};
  font-family: ${font.text};
  font-size: ${font.small};
  font-weight: 600;
  svg {
    display: inline;
    margin-right: 4px;
    vertical-align: -3px;
  }
`;

export function Mark({ since, icon: Icon, children }: { since: string; icon: LucideIcon; children: string }) {
  const isServing = useServing();
  return (
    <MarkRoot title={isServing ? undefined : texts.sinceMoment(momentWithin(since))}>
      <Icon size={16} />
      {children}
    </MarkRoot>
  );
}

/** How much narrower a column is when space is tight, in px. */
const TIGHTER_PX = 12;

/** A column that shares what the others leave. */
export const SHARED_WIDTH = css`
  flex: 1 1 0;
`;

/** Sets a column's width. */
export const wide = (px: number, tight = px - TIGHTER_PX) => css`
  flex: 0 0 ${px}px;
  ${CROWDED} {
    flex-basis: ${tight}px;
  }
`;
