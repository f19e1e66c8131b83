import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark, type LucideIcon, MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { useMay } from '../api/person';
import { questionQueries } from '../api/questions';
import { HiddenOn } from '../ui/arrange';
import { headChip, TIGHT_HEAD } from './admin-layout';
import * as texts from './admin-texts';

const Root = styled(Link)`
  ${headChip}
  padding-inline: 14px;
`;

const Count = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${TIGHT_HEAD} {
    display: inline;
  }
`;

interface WaitingProps {
  count: number;
  to: string;
  words: string;
  Icon: LucideIcon;
}

function WaitingLink({ count, to, words, Icon }: WaitingProps) {
  if (count === 0) return null;
  return (
    <Root to={to} title={words}>
      <Icon size={18} />
      <HiddenOn $on={TIGHT_HEAD}>{words}</HiddenOn>
      <Count>{count.toLocaleString('en-US')}</Count>
    </Root>
  );
}

/** Links to orders and questions that wait for an answer. */
export function WaitingLinks() {
  const { data: orders = 0 } = useQuery(adminOrderQueries.unanswered());
  const may = useMay();
  const { data: questions = 0 } = useQuery({
    ...questionQueries.unanswered(),
    enabled: may('GET /api/questions'),
  });
  return (
    <>
      <WaitingLink
        count={orders}
        to={paths.admin.href({ tab: 'orders', unanswered: '1' })}
        words={texts.ordersWaiting(orders)}
        Icon={MessageSquare}
      />
      <WaitingLink
        count={questions}
        to={paths.admin.href({ tab: 'messages' })}
        words={texts.questionsWaiting(questions)}
        Icon={CircleQuestionMark}
      />
    </>
  );
}
