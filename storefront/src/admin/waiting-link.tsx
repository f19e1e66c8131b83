import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { color, font, radius } from '../ui/tokens';

/** Where the words would push the head's buttons into a row of their own, and all below them down. */
const TIGHT = '@media (max-width: 1099px)';

const Root = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  position: relative;
  min-height: 44px;
  padding: 4px 14px;
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.field};
  background: ${color.accentSoft};
  color: ${color.text};
  font-size: ${font.small};
  font-weight: 600;
  text-decoration: none;
  svg {
    flex: none;
    color: ${color.accent};
  }
`;

const Words = styled.span`
  ${TIGHT} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Stands for the words where these have no room. */
const Count = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${TIGHT} {
    display: inline;
  }
`;

/** How many orders wait for an answer to their customer, with the way to them; nothing while there is none. */
export function WaitingLink() {
  const { data: count = 0 } = useQuery(adminOrderQueries.unanswered());
  if (count === 0) return null;
  return (
    <Root to={paths.admin.href({ tab: 'orders', unanswered: '1' })}>
      <MessageSquare size={18} strokeWidth={2} aria-hidden />
      <Words>
        {count === 1
          ? '1 order waits for an answer'
          : `${count.toLocaleString('en-US')} orders wait for an answer`}
      </Words>
      <Count>{count.toLocaleString('en-US')}</Count>
    </Root>
  );
}
