import { useQuery } from '@tanstack/react-query';
import {
  fillPlaceholders,
  PLACEHOLDERS_IN,
  type PlaceholderValues,
  placeholderProblem,
} from '#domain/messages/placeholders';
import { conversationQueries } from '../../api/conversations';
import { SelectField } from '../../ui/select-field';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './saved-replies-texts';

interface SavedReplyPickerProps {
  /** The kind of message. Bulk messages keep their placeholders until they're sent. */
  kind: keyof typeof PLACEHOLDERS_IN;
  values?: PlaceholderValues;
  read: () => string;
  onText: (text: string) => void;
}

/** Adds one of the owner's saved replies to the text, with its placeholders filled (rule 33.9). Renders nothing if there are none. */
export function SavedReplyPicker({ kind, values = {}, read, onText }: SavedReplyPickerProps) {
  const { data: replies = [] } = useQuery(conversationQueries.savedReplies());
  if (replies.length === 0) return null;

  function choose(value: string): void {
    const reply = value === '' ? undefined : replies[Number(value)];
    if (!reply) return;
    const added = kind === 'bulk' ? reply.text : fillPlaceholders(reply.text, values);
    const typed = read().trimEnd();
    onText(typed === '' ? added : `${typed}\n\n${added}`);
  }

  return (
    <SelectField
      label={texts.savedReply}
      placeholder={sharedTexts.chooseOneToAdd}
      hint={kind === 'bulk' ? texts.eachFirstName : undefined}
      options={replies.map(({ name, text }, index) => {
        const works = placeholderProblem(text, PLACEHOLDERS_IN[kind]) === null;
        return {
          value: String(index),
          label: works ? name : texts.doesntWork(name),
          disabled: !works,
        };
      })}
      value=""
      onChange={({ target }) => choose(target.value)}
    />
  );
}
