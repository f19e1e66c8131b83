import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomerView } from '#domain/customers/customer-contract';
import { REVIEWS_ID } from '#domain/lists/dashboard-address';
import { CUSTOMER_STATUSES, PAGE_SIZE } from '#domain/lists/list-fields';
import { RECIPIENTS_MAX } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerCustomerQueries } from '../../api/customers';
import { ownerReviewQueries } from '../../api/owner-reviews';
import { loadable } from '../../first-paint/loadable';
import { LoadingPart } from '../../first-paint/loading-part';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import { FilterBar } from '../../ui/filter-bar';
import { Stack } from '../../ui/layout';
import { RowSelection } from '../../ui/row-selection';
import { SearchField } from '../../ui/search-field';
import { LOW_LIST } from '../../ui/table';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { ConversationsPanel, useConversations } from '../conversations/conversations-panel';
import { FilterSelect, MAILING_LIST } from '../parts/list-filters';
import { ListPanel } from '../parts/list-panel';
import { type ListParams, line, oneOf, page, SEARCH_MAX } from '../parts/list-reader';
import * as sharedTexts from '../parts/shared-texts';
import { useListFilters } from '../parts/use-list-params';
import { QuestionsPanel, useQuestions } from '../questions/questions-panel';
import { useMessageDraft } from './message-draft';
import * as texts from './messages-tab-texts';
import { RecipientBar } from './recipient-bar';
import { RECIPIENT_COLUMNS } from './recipient-columns';
import { findCustomers, reachableIds } from './recipients';
import { SendMessageDialog } from './send-message-dialog';

const ReviewsPanel = loadable(async () => (await import('../reviews/reviews-panel')).ReviewsPanel);

const readView = (params: ListParams) => ({
  page: page(params.page),
  search: line(params.search) ?? '',
  status: oneOf(CUSTOMER_STATUSES, params.status),
});
const NOBODY: readonly CustomerView[] = [];

/** The Messages tab: conversations on orders (rule 33.4), visitors' questions (rule 17.2), reviews (rule 37.4), and messages to customers (rule 12.3). */
export function MessagesTab() {
  const talks = useConversations();
  const questions = useQuestions();
  const reviews = useQuery(ownerReviewQueries.list(1));
  const isWaiting = questions.query.isPending || talks.query.isPending || reviews.isPending;
  return (
    <Stack $gap={3}>
      <ConversationsPanel {...talks} />
      <QuestionsPanel {...questions} />
      {reviews.data?.total !== 0 && (
        <div id={REVIEWS_ID}>{!reviews.isPending && <LoadingPart part={ReviewsPanel} fallback={null} />}</div>
      )}
      {/* With this key, the list is mounted again once the questions are above it, so it isn't seen moving down. */}
      <Recipients key={isWaiting ? 'waiting' : 'here'} isWaiting={isWaiting} />
    </Stack>
  );
}

interface RecipientsProps {
  /** Whether to wait for the questions, because they'd push the list down. */
  isWaiting: boolean;
}

function Recipients({ isWaiting }: RecipientsProps) {
  const { data, isFetching, refetch } = useQuery(ownerCustomerQueries.all());
  const customers = data ?? NOBODY;
  const isLoaded = data !== undefined && !isWaiting;
  const list = useListFilters(readView, ['search', 'status']);
  const { params, change } = list;
  const composing = useOpened('create', { inAddress: true });
  const { draft, change: changeDraft, choose, clear } = useMessageDraft();
  const { customerIds } = draft;
  const selected = useMemo(() => new Set(customerIds), [customerIds]);
  // Drops customers who were deleted or unsubscribed after they were selected.
  const recipients = useMemo(
    () => reachableIds(customers).filter((id) => selected.has(id)),
    [customers, selected],
  );
  const { search: searched, status } = params;
  const found = useMemo(
    () => findCustomers(customers, { search: searched, status }),
    [customers, searched, status],
  );
  const reachable = useMemo(() => reachableIds(found), [found]);
  const shownPage = Math.min(params.page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));

  return (
    <ListPanel
      title={uiTexts.messages}
      label={sharedTexts.customers}
      columns={RECIPIENT_COLUMNS}
      query={{
        data: isLoaded
          ? { entries: found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE), total: found.length }
          : undefined,
        error: null,
        isFetching: isFetching || isWaiting,
        refetch,
      }}
      list={{ ...list, params: { page: shownPage } }}
      loading={sharedTexts.loadingCustomers}
      failed={sharedTexts.customersDidntLoad}
      words={texts.customersNotLoaded}
      empty={sharedTexts.noCustomersFound}
      actions={
        isLoaded && (
          <Button aria-haspopup="dialog" disabled={recipients.length === 0} onClick={() => composing.open()}>
            {texts.sendMessage(recipients.length)}
          </Button>
        )
      }
      table={(table) => (
        <RowSelection selected={selected} onChoose={(id, isSelected) => choose([id], isSelected)}>
          <DataTable
            {...table}
            look={LOW_LIST}
            heads={{ Select: <VisuallyHidden>{sharedTexts.select}</VisuallyHidden> }}
          />
        </RowSelection>
      )}
      filters={
        <>
          {isLoaded && customers.length > 0 && (
            <>
              <FilterBar label={sharedTexts.customers}>
                <SearchField
                  label={sharedTexts.search}
                  placeholder={sharedTexts.nameEmailOrPhone}
                  maxLength={SEARCH_MAX}
                  value={searched}
                  onSearch={(searchText) => change({ search: searchText }, { replace: true })}
                />
                <FilterSelect filter={MAILING_LIST} params={params} change={change} />
              </FilterBar>
              <RecipientBar
                reachable={reachable.length}
                selectedHere={reachable.filter((id) => selected.has(id)).length}
                unreachable={found.length - reachable.length}
                selected={recipients.length}
                onSelectAll={(isSelected) => choose(reachable, isSelected)}
                onClear={() => changeDraft({ customerIds: [] })}
              />
            </>
          )}
          {recipients.length > RECIPIENTS_MAX && <Alert tone="warning">{MESSAGES.tooManyRecipients}</Alert>}
        </>
      }
    >
      {isLoaded && composing.what && (
        <SendMessageDialog
          draft={draft}
          customerIds={recipients}
          onChange={changeDraft}
          onSent={() => {
            clear();
            composing.close();
          }}
          onClose={composing.close}
        />
      )}
    </ListPanel>
  );
}
