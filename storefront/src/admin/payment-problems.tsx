import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { EDITOR_PATH } from '#domain/pages/pages';
import { type ProblemEntry, problemKind, problemLines, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import { formatCount } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { adminOrderQueries } from '../api/admin-orders';
import { loadable } from '../first-paint/loadable';
import { NotLoaded } from '../notices/not-loaded';
import { Box, Cluster } from '../ui/arrange';
import { Button, ButtonLink } from '../ui/button';
import { PlainList } from '../ui/layout';
import { color, font, space } from '../ui/tokens';
import * as texts from './admin-texts';
import * as sharedTexts from './parts/shared-texts';
import { PAYMENT_PROBLEMS_ID } from './payment-problems-id';

const SettleDialog = loadable(async () => (await import('./settle-dialog')).SettleDialog);

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

const Report = styled.div`
  flex: 1 1 420px;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    margin: 2px 0 0;
    font-size: ${font.small};
  }
`;

/** Payment problems. Hidden while there are none. */
export function PaymentProblems() {
  const problems = useQuery(adminOrderQueries.problems());
  const { data, isError, isFetching } = problems;
  const [settling, setSettling] = useState<ProblemEntry | null>(null);
  if (isError && !isFetching && !data)
    return <NotLoaded title={texts.paymentProblemsDidntLoad} query={problems} />;
  if (!data || data.total === 0) return null;
  const more = data.total - data.problems.length;
  return (
    <Box
      as="section"
      $on="danger"
      $gap="0px"
      $pad="16px 24px"
      $phonePad="16px 12px"
      aria-labelledby={PAYMENT_PROBLEMS_ID}
    >
      <Title id={PAYMENT_PROBLEMS_ID}>
        <TriangleAlert size={20} />
        {texts.paymentProblems(formatCount(data.total))}
      </Title>
      <PlainList>
        {data.problems.map((entry) => (
          <Problem key={entry.id} entry={entry} onSettle={() => setSettling(entry)} />
        ))}
      </PlainList>
      {more > 0 && <a href={EDITOR_PATH}>{texts.moreInEditor(formatCount(more))}</a>}
      <Suspense fallback={null}>
        {settling && <SettleDialog entry={settling} onClose={() => setSettling(null)} />}
      </Suspense>
    </Box>
  );
}

function Problem({ entry, onSettle }: { entry: ProblemEntry; onSettle: () => void }) {
  const number = orderNumber(entry.orderId);
  const { customerName } = entry;
  const isDeleted = customerName === null;
  return (
    <Entry>
      <Report>
        <strong>{isDeleted ? texts.deletedOrder(number) : texts.orderNumber(number, customerName)}</strong>
        {problemLines(entry.problem).map((line) => {
          const kind = problemKind(line);
          return (
            <p key={line}>
              {kind && <strong>{`${kind.title}. `}</strong>}
              {line} {isDeleted ? WITHOUT_ORDER : kind?.todo}
            </p>
          );
        })}
      </Report>
      <Cluster>
        {!isDeleted && (
          <ButtonLink
            size="sm"
            to={paths.admin.href({ order: entry.orderId })}
            aria-label={sharedTexts.openOrder(number)}
          >
            {texts.openOrder}
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={texts.markAsSettledOrder(number)}
          onClick={onSettle}
        >
          {texts.markAsSettled}
        </Button>
      </Cluster>
    </Entry>
  );
}
