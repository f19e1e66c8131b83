import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { repliesOf } from '../../api/replies';
import { Box, Muted, StackList } from '../../ui/arrange';
import { Lines } from '../../ui/layout';
import { ActionButton } from '../parts/action-button';
import { adminMoment } from '../parts/admin-date';
import { Loaded } from '../parts/loaded';
import * as texts from './whole-emails-texts';

/** The full emails behind the messages, loaded on request (rule 32.4). */
export function WholeEmails({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <EmailList orderId={orderId} />;
  return (
    <ActionButton icon={FileText} onClick={() => setIsOpen(true)}>
      {texts.showWholeEmails}
    </ActionButton>
  );
}

function EmailList({ orderId }: { orderId: string }) {
  const replies = useQuery(repliesOf(orderId));
  return (
    <Loaded query={replies} loading={texts.loadingEmails} failed={texts.emailsDidntLoad}>
      {(all) => (
        <StackList $gap={2} aria-label={texts.wholeEmails}>
          {all
            .filter(({ isHeld, text, fullText }) => !isHeld && fullText !== text)
            .map(({ id, at, fullText }) => (
              <Box as="li" $on="surface" key={id}>
                <Muted $size="small">
                  <time dateTime={at}>{adminMoment(at)}</time>
                </Muted>
                <Lines>{fullText}</Lines>
              </Box>
            ))}
        </StackList>
      )}
    </Loaded>
  );
}
