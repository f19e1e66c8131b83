import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { EDITOR_PATH } from '#domain/pages/pages';
import { type ProblemEntry, problemKind, problemLines, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import { paths } from '../addresses/paths';
import { useSettleProblem } from '../api/admin-order-changes';
import { adminOrderQueries } from '../api/admin-orders';
import { NotLoaded } from '../notices/not-loaded';
import { Box, Cluster } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { PlainList } from '../ui/layout';
import { color, font, space } from '../ui/tokens';
import { ADMIN_TEXTS } from './parts/admin-texts';
import { ConfirmAction } from './parts/confirm-action';

const Title = styled.h2`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: ${font.h4};
  svg {
    flex: none;
    color: ${color.danger};
  }
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Told = styled.div`
  flex: 1 1 420px;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    margin: 2px 0 0;
    font-size: ${font.small};
  }
`;

/** Money that needs a look, before everything else; nothing while there is none. */
export function PaymentProblems() {
  const problems = useQuery(adminOrderQueries.problems());
  const { data, isError, isFetching } = problems;
  const [settling, setSettling] = useState<ProblemEntry | null>(null);
  if (isError && !isFetching && !data)
    return <NotLoaded title="The payment problems didn't load" query={problems} />;
  if (!data || data.total === 0) return null;
  const more = data.total - data.problems.length;
  return (
    <Box
      as="section"
      $on="danger"
      $gap="0px"
      $pad="16px 24px"
      $phonePad="16px 12px"
      aria-labelledby="payment-problems"
    >
      <Title id="payment-problems">
        <TriangleAlert size={20} />
        Payment problems ({data.total.toLocaleString('en-US')})
      </Title>
      <PlainList>
        {data.problems.map((entry) => (
          <Problem key={entry.id} entry={entry} onSettle={() => setSettling(entry)} />
        ))}
      </PlainList>
      {more > 0 && <a href={EDITOR_PATH}>{`${more.toLocaleString('en-US')} more in the editor`}</a>}
      {settling && <SettleDialog entry={settling} onClose={() => setSettling(null)} />}
    </Box>
  );
}

interface ProblemProps {
  entry: ProblemEntry;
  onSettle: () => void;
}

function Problem({ entry, onSettle }: ProblemProps) {
  const number = orderNumber(entry.orderId);
  const isGone = entry.customerName === null;
  return (
    <Entry>
      <Told>
        <strong>{isGone ? `Order ${number}, deleted` : `Order ${number}, ${entry.customerName}`}</strong>
        {problemLines(entry.problem).map((line) => {
          const kind = problemKind(line);
          return (
            <p key={line}>
              {kind && <strong>{`${kind.title}. `}</strong>}
              {line} {isGone ? WITHOUT_ORDER : kind?.todo}
            </p>
          );
        })}
      </Told>
      <Cluster>
        {!isGone && (
          <ButtonLink
            size="sm"
            to={paths.admin.href({ order: entry.orderId })}
            aria-label={`Open order ${number}`}
          >
            Open order
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Mark as settled: order ${number}`}
          onClick={onSettle}
        >
          Mark as settled
        </Button>
      </Cluster>
    </Entry>
  );
}

interface SettleDialogProps {
  entry: ProblemEntry;
  onClose: () => void;
}

function SettleDialog({ entry, onClose }: SettleDialogProps) {
  const { mutateAsync } = useSettleProblem();
  return (
    <ConfirmAction
      title="Mark as settled?"
      action="Mark as settled"
      busyText="Saving..."
      act={() => mutateAsync(entry)}
      done={ADMIN_TEXTS.problemSettled}
      failed={ADMIN_TEXTS.problemSettleFailed}
      quotes
      canLeave
      closesAnyway
      onClose={onClose}
    >
      <p>
        Do this once the money for order {orderNumber(entry.orderId)} is right. This clears the problem from
        the dashboard and moves no money.
      </p>
    </ConfirmAction>
  );
}
