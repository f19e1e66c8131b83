import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import type { CustomerView } from '#domain/customers/customer-contract';
import { RECIPIENTS_MAX } from '#domain/messages/message-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerCustomerQueries } from '../../api/customers';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FilterBar } from '../../ui/filter-bar';
import { Stack } from '../../ui/layout';
import { LoadFailed } from '../../ui/load-failed';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { SearchField } from '../../ui/search-field';
import { useOpened } from '../../ui/use-opened';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { FilterSelect, MAILING_LIST } from '../parts/list-filters';
import { Panel } from '../parts/panel';
import { mailingListStatus, page, SEARCH_MAX, search, useListParams } from '../parts/use-list-params';
import { QuestionsPanel, useQuestions } from '../questions/questions-panel';
import { useMessageDraft } from './message-draft';
import { RecipientBar } from './recipient-bar';
import { RecipientTable } from './recipient-table';
import { findCustomers, reachableIds, select } from './recipients';
import { SendMessageDialog } from './send-message-dialog';

/** All customers are loaded, but thousands of rows would make every click slow. */
const PAGE_SIZE = 50;
const listParams = z.object({ page, search, status: mailingListStatus });

/** The Messages tab: visitors' questions (rule 17.2), and messages to customers (rule 12.3). */
export function MessagesTab() {
  const asked = useQuestions();
  const customers = useQuery(ownerCustomerQueries.all());
  return (
    <Stack $gap={3}>
      <QuestionsPanel {...asked} />
      {/* Waits for the questions, which would push the list down. */}
      {asked.questions.isPending ? <Loading /> : <Messages customers={customers} />}
    </Stack>
  );
}

const Loading = () => (
  <Panel title="Messages">
    <RowsSkeleton label="Loading customers" />
  </Panel>
);

function Messages({ customers }: { customers: UseQueryResult<CustomerView[]> }) {
  if (customers.data) return <Recipients customers={customers.data} />;
  if (!customers.isError || customers.isFetching) return <Loading />;
  return (
    <Panel title="Messages">
      <LoadFailed title="The customers did not load" onRetry={() => customers.refetch()}>
        <p>{ADMIN_TEXTS.customersNotLoaded}</p>
      </LoadFailed>
    </Panel>
  );
}

function Recipients({ customers }: { customers: readonly CustomerView[] }) {
  const { list, change } = useListParams(listParams);
  const composing = useOpened('create', { inAddress: true });
  const { draft, change: changeDraft, clear } = useMessageDraft();
  const { customerIds } = draft;
  const selected = useMemo(() => new Set(customerIds), [customerIds]);
  // Drops those deleted or unsubscribed since they were selected.
  const recipients = useMemo(
    () => reachableIds(customers).filter((id) => selected.has(id)),
    [customers, selected],
  );
  const { search: searched, status } = list;
  const found = useMemo(
    () => findCustomers(customers, { search: searched, status }),
    [customers, searched, status],
  );
  const reachable = useMemo(() => reachableIds(found), [found]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shownPage = Math.min(list.page, pages);

  return (
    <Panel
      title="Messages"
      actions={
        <Button aria-haspopup="dialog" disabled={recipients.length === 0} onClick={() => composing.open()}>
          Send Message ({recipients.length})
        </Button>
      }
    >
      {customers.length > 0 && (
        <>
          <FilterBar aria-label="Customers">
            <SearchField
              label="Search"
              placeholder="Name, email or phone"
              maxLength={SEARCH_MAX}
              value={list.search}
              onSearch={(wanted) => change({ search: wanted }, { replace: true })}
            />
            <FilterSelect filter={MAILING_LIST} asked={list} change={change} />
          </FilterBar>
          <RecipientBar
            reachable={reachable.length}
            chosen={reachable.filter((id) => selected.has(id)).length}
            unreachable={found.length - reachable.length}
            selected={recipients.length}
            onSelectAll={(chosen) => changeDraft({ customerIds: select(customerIds, reachable, chosen) })}
            onClear={() => changeDraft({ customerIds: [] })}
          />
        </>
      )}
      {recipients.length > RECIPIENTS_MAX && <Alert tone="warning">{MESSAGES.tooManyRecipients}</Alert>}
      {found.length === 0 ? (
        <EmptyState
          text="No customers found"
          action={
            (list.search || list.status) && (
              <Button variant="secondary" onClick={() => change({ search: '', status: '' })}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <RecipientTable
          customers={found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)}
          selected={selected}
          onSelect={(id, chosen) => changeDraft({ customerIds: select(customerIds, [id], chosen) })}
        />
      )}
      <Pager
        label="Customers"
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={found.length}
        onPage={(wanted) => change({ page: String(wanted) })}
      />
      {composing.what && (
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
    </Panel>
  );
}
