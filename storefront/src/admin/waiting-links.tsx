import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark, type LucideIcon, MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { useMay } from '../api/person';
import { questionQueries } from '../api/questions';
import { color, font, radius } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';

/** Where the words would push the head's buttons into a row of their own, and all below them down. */
const TIGHT = '@media (max-width: 1799px)';

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
    ${visuallyHidden}
  }
`;

/** Stands for the words where these have no room. */
const Count = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${TIGHT} {
    display: inline;
  }
`;

interface WaitingProps {
  count: number;
  /** Where they are. */
  to: string;
  /** What is said of one, and of the others by their number. */
  one: string;
  many: string;
  Icon: LucideIcon;
}

/** How many of a kind wait for an answer, with the way to them; nothing while there is none. */
function Waiting({ count, to, one, many, Icon }: WaitingProps) {
  if (count === 0) return null;
  const number = count.toLocaleString('en-US');
  return (
    <Root to={to} title={count === 1 ? one : `${number} ${many}`}>
      <Icon size={18} strokeWidth={2} aria-hidden />
      <Words>{count === 1 ? one : `${number} ${many}`}</Words>
      <Count>{number}</Count>
    </Root>
  );
}

/** How many orders, and how many questions of visitors, wait for an answer. */
export function WaitingLinks() {
  const { data: orders = 0 } = useQuery(adminOrderQueries.unanswered());
  const may = useMay();
  const { data: questions = 0 } = useQuery({
    ...questionQueries.unanswered(),
    enabled: may('GET /api/questions'),
  });
  return (
    <>
      <Waiting
        count={orders}
        to={paths.admin.href({ tab: 'orders', unanswered: '1' })}
        one="1 order waits for an answer"
        many="orders wait for an answer"
        Icon={MessageSquare}
      />
      <Waiting
        count={questions}
        to={paths.admin.href({ tab: 'messages' })}
        one="1 question waits for an answer"
        many="questions wait for an answer"
        Icon={CircleQuestionMark}
      />
    </>
  );
}
