import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { ToolButton } from '../../ui/tool-button';
import { HistoryComposer } from '../order-history/history-composer';
import { HistoryEvents } from '../order-history/history-events';
import type { HistoryWriting } from '../order-history/use-history-writing';
import { Part } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

/** An order's history, newest first, and a form to add to it (rule 15.2). */
export function HistoryPart({ order, writing }: { order: OrderView; writing: HistoryWriting }) {
  const history = useQuery(adminOrderQueries.story(order.id));
  const refresh = (
    <ToolButton
      icon={RefreshCw}
      label={texts.refreshTheHistory}
      title={sharedTexts.refresh}
      disabled={history.isFetching}
      onClick={() => void history.refetch()}
    />
  );
  return (
    <Part title={texts.history} tools={refresh}>
      <HistoryComposer order={order} writing={writing} />
      <Loaded query={history} loading={texts.loadingTheHistory} failed={texts.historyDidntLoad} warns>
        {(events) => <HistoryEvents events={events} />}
      </Loaded>
    </Part>
  );
}
