import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import {
  BENCH_STATUSES,
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  type OrderStatus,
} from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { STATUS_TABLE } from '#domain/orders/status-table';
import { labelOf } from '#domain/words/label-of';
import { useSetOrderStatus } from '../../api/order-status-change';
import { useSeesMoney } from '../../api/person';
import { useNotices } from '../../notices/use-notices';
import { type BadgeVariant, badgeStyles } from '../../ui/badge';
import { ChoiceMenu } from '../../ui/choice-menu';
import { media } from '../../ui/tokens';
import { statusVariant } from '../parts/order-badges';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

const optionsOf = (statuses: readonly OrderStatus[]) =>
  statuses.map((value) => ({ value, label: STATUS_TABLE[value].label }));

const ALL = optionsOf(ORDER_STATUSES);
const AT_BENCH = optionsOf(BENCH_STATUSES);

/** Returns the statuses to choose from (rule 7.2). Bench staff only get those that don't affect money (rule 18.4). */
export const useStatusOptions = () => (useSeesMoney() ? ALL : AT_BENCH);

const BadgeTrigger = styled.button.attrs({ type: 'button' })<{ $variant: BadgeVariant }>`
  ${badgeStyles}
  position: relative;
  gap: 2px;
  min-height: 32px;
  padding: 2px 4px 2px 10px;
  svg {
    flex: none;
  }
  /* A thumb needs more room than the badge has. */
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px -6px;
    }
  }
`;

interface StatusMenuProps {
  order: Pick<OrderView, 'id' | 'status'>;
  onChoose: (status: OrderStatus) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A row's status: a badge that opens a menu (rule 7.12). */
export function StatusMenu({ order: { id, status }, onChoose, ...menu }: StatusMenuProps) {
  const label = labelOf(ORDER_STATUS_LABEL, status);
  const title = texts.statusOfOrder(orderNumber(id));
  return (
    <ChoiceMenu
      {...menu}
      label={title}
      value={status}
      options={useStatusOptions()}
      onChoose={onChoose}
      trigger={
        <BadgeTrigger $variant={statusVariant(status)} aria-label={`${title}: ${label}`}>
          {label}
          <ChevronDown size={16} />
        </BadgeTrigger>
      }
    />
  );
}

/** The orders on the page, and a function that changes a status. It shows the result even after the person leaves the tab. */
export function useChangeStatus(stored: readonly OrderView[]) {
  const { attempt } = useNotices();
  const { shown, send } = useSetOrderStatus(stored);
  const changeStatus = (id: string, status: OrderStatus) =>
    attempt(() => send({ id, status }), {
      done: sharedTexts.statusUpdated,
      failed: sharedTexts.statusUpdateFailed,
    });
  return { shown, changeStatus, send };
}
