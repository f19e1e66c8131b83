import styled from 'styled-components';
import { isOpen } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { dayOf, formatDue } from '#domain/orders/ready-by-days';
import { inboundText } from '#domain/shipments/package-state';
import { WholeDates } from '../../api/whole-dates';
import { useServing } from '../../first-paint/use-served';
import { Local } from '../../ui/local';
import { color, font } from '../../ui/tokens';
import * as sharedTexts from './shared-texts';

const Line = styled.span<{ $over: boolean; $wraps: boolean }>`
  display: block;
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-size: ${font.small};
  font-weight: ${({ $over }) => ($over ? 700 : 400)};
  line-height: 1.4;
  /* A package's date comes last, and cut off it says nothing. */
  ${({ $wraps }) => $wraps && 'text-wrap: balance;'}
`;

interface DueLineProps {
  order: Pick<OrderView, 'status' | 'readyBy' | 'isRush' | 'inbound'>;
}

/** 'Due Fri, Dec 11', or in red how late it is (rule 15.4). Before the glove arrives, where its package is. */
export function DueLine({ order: { status, readyBy, isRush, inbound } }: DueLineProps) {
  const isServing = useServing();
  if (!(isOpen(status) || inbound) || !(readyBy || isRush || inbound)) return null;
  const today = dayOf(new Date());
  return (
    <Line $over={!isServing && readyBy !== null && readyBy.to < today} $wraps={Boolean(inbound)}>
      {isRush && `${sharedTexts.rush} `}
      {inbound && <WholeDates>{inboundText(inbound)}</WholeDates>}
      {readyBy && !inbound && (
        <span data-whole>
          <Local text={() => formatDue(readyBy.to, today)} />
        </span>
      )}
    </Line>
  );
}
