import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CONVERSATIONS_ON_A_PAGE, conversationQueries } from '../../api/conversations';
import { loadable } from '../../first-paint/loadable';
import { NotLoaded } from '../../notices/not-loaded';
import { Pager } from '../../ui/pager';
import { useOpened } from '../../ui/use-opened';
import { type ListParams, page } from '../parts/list-reader';
import { Panel } from '../parts/panel';
import { useListParams } from '../parts/use-list-params';
import { ConversationList } from './conversation-list';
import * as texts from './conversations-texts';

const ConversationDialog = loadable(async () => (await import('./conversation-dialog')).ConversationDialog);

// `page` is the page of the recipients below, and `asked` the page of the questions.
const readList = (params: ListParams) => ({ talks: page(params.talks) });

export function useConversations() {
  const { list, change } = useListParams(readList);
  const conversations = useQuery(conversationQueries.list(list.talks));
  return {
    conversations,
    page: list.talks,
    onPage: (wanted: number) => change({ talks: String(wanted) }),
  };
}

/** Conversations on orders, starting with those that wait for an answer. Hidden if there are none (rule 33.4). */
export function ConversationsPanel(props: ReturnType<typeof useConversations>) {
  const { conversations, page: shown, onPage } = props;
  const opened = useOpened('conversation', { inAddress: true });
  const { data, isError, isFetching } = conversations;
  return (
    <>
      {isError && !isFetching && (
        <Panel title={texts.conversations}>
          <NotLoaded title={texts.conversationsDidntLoad} query={conversations} />
        </Panel>
      )}
      {data && data.total > 0 && (
        <Panel title={texts.conversations}>
          <ConversationList conversations={data.entries} onOpen={opened.open} />
          <Pager
            label={texts.conversations}
            page={shown}
            pageSize={CONVERSATIONS_ON_A_PAGE}
            total={data.total}
            onPage={onPage}
          />
        </Panel>
      )}
      {opened.what && (
        <Suspense>
          <ConversationDialog key={opened.what} orderId={opened.what} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}
