import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { CONVERSATIONS_ON_A_PAGE, conversationQueries } from '../../api/conversations';
import { loadable } from '../../first-paint/loadable';
import { useOpened } from '../../ui/use-opened';
import { Inbox, InboxEntry, useInboxPage } from '../inbox/inbox';
import * as texts from './conversations-texts';

const ConversationDialog = loadable(async () => (await import('./conversation-dialog')).ConversationDialog);

export function useConversations() {
  const shown = useInboxPage('talks');
  return { query: useQuery(conversationQueries.list(shown.page)), ...shown };
}

/** Conversations on orders, starting with those that wait for an answer. Hidden if there are none (rule 33.4). */
export function ConversationsPanel(props: ReturnType<typeof useConversations>) {
  const opened = useOpened('conversation', { inAddress: true });
  return (
    <Inbox
      {...props}
      opened={opened}
      Dialog={ConversationDialog}
      label={texts.conversations}
      failed={texts.conversationsDidntLoad}
      pageSize={CONVERSATIONS_ON_A_PAGE}
    >
      {({ id, customerName, waitingSince, last: { from, at, photos, ...last } }) => {
        const text = last.text || (photos.length > 0 ? texts.photoOnly : texts.fileOnly);
        return (
          <InboxEntry
            from={customerName}
            waits={waitingSince !== null}
            at={waitingSince ?? at}
            Icon={Reply}
            text={from === 'shop' ? texts.youWrote(text) : text}
            photos={photos.length}
            onOpen={() => opened.open(id)}
          />
        );
      }}
    </Inbox>
  );
}
