import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { PlainList } from '../../ui/layout';
import { PlainButton } from '../../ui/plain-button';
import { color, font, media, radius } from '../../ui/tokens';

const entry = css`
  display: flex;
  gap: 10px;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 6px 10px;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.text};
  line-height: 1.25;
  text-align: left;
  text-decoration: none;
  svg {
    color: ${color.muted};
  }
  ${media.touch} {
    min-height: 48px;
  }
  &:hover {
    background: ${color.accentSoft};
    color: ${color.text};
  }
  &[aria-current='page'] {
    font-weight: 600;
    svg {
      color: ${color.accent};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const EntryLink = styled(Link)`
  ${entry}
`;
export const EntryAnchor = styled.a`
  ${entry}
`;
export const EntryButton = styled(PlainButton)`
  ${entry}
`;

export const Title = styled.p`
  padding: 4px 10px;
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 600;
`;

export const Group = styled.section`
  & + & {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid ${color.line};
  }
`;

export const List = styled(PlainList)<{ $columns?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => ($columns ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
`;

export const OnPhone = styled.li`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

export const Step = styled.li`
  padding: 6px 10px;
  line-height: 1.35;
  a {
    display: flex;
    align-items: center;
    min-height: 36px;
    font-weight: 600;
  }
`;
