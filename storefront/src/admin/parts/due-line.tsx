import styled from 'styled-components';
import { isOpen } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { dayOf, formatDue } from '#domain/orders/ready-by-days';
import { useServing } from '../../first-paint/use-served';
import { Local } from '../../ui/local';
import { color, font } from '../../ui/tokens';

const Line = styled.span<{ $over: boolean }>`
  display: block;
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-size: ${font.small};
  font-weight: ${({ $over }) => ($over ? 700 : 400)};
  line-height: 1.4;
`;

/** When an open order is due: 'Due Fri, Dec 11', or in red how late it is (rule 15.4). */
export function DueLine({ order: { status, readyBy } }: { order: Pick<OrderView, 'status' | 'readyBy'> }) {
  const isServing = useServing();
  if (!readyBy || !isOpen(status)) return null;
  const today = dayOf(new Date());
  return (
    <Line $over={!isServing && readyBy.to < today}>
      <Local text={() => formatDue(readyBy.to, today)} />
    </Line>
  );
}
