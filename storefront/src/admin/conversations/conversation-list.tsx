import { Camera, Reply } from 'lucide-react';
import { spanText } from '#domain/health/health-words';
import type { ConversationView } from '#domain/messages/conversation-contract';
import { Breakable } from '../../api/breakable';
import { Muted, StackList, Text } from '../../ui/arrange';
import { Local } from '../../ui/local';
import { adminMoment } from '../parts/admin-date';
import { ListEntry, ListMark } from '../parts/list-entry';
import * as texts from './conversations-texts';

const MINUTE_MS = 60_000;

const waitOf = (since: string) => spanText(Math.max(MINUTE_MS, Date.now() - Date.parse(since)));

interface ConversationListProps {
  conversations: readonly ConversationView[];
  onOpen: (orderId: string) => void;
}

export function ConversationList({ conversations, onOpen }: ConversationListProps) {
  return (
    <StackList aria-label={texts.conversations}>
      {conversations.map(({ id, customerName, waitingSince, last }) => {
        const waits = waitingSince ? true : undefined;
        const text = last.text || (last.photos.length > 0 ? texts.photoOnly : texts.fileOnly);
        return (
          <li key={id}>
            <ListEntry type="button" aria-haspopup="dialog" data-waits={waits} onClick={() => onOpen(id)}>
              <Text as="span" $strong $breaks>
                <Breakable>{customerName}</Breakable>
              </Text>
              <ListMark data-waits={waits}>
                {waits && <Reply size={16} />}
                <Local
                  text={() =>
                    waitingSince
                      ? texts.waitingFor(waitOf(waitingSince))
                      : texts.answeredAt(adminMoment(last.at))
                  }
                />
              </ListMark>
              <Muted as="span" $clamp={2} $breaks>
                {last.from === 'shop' ? texts.youWrote(text) : text}
              </Muted>
              {last.photos.length > 0 && (
                <ListMark>
                  <Camera size={16} />
                  {texts.photosCount(last.photos.length)}
                </ListMark>
              )}
            </ListEntry>
          </li>
        );
      })}
    </StackList>
  );
}
