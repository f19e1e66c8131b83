import { z } from 'zod';
import { requiredLine, requiredText } from '../customers/person';
import { MESSAGE_MAX } from '../orders/order-events';
import type { SettingField } from '../shop-settings/setting-kinds';
import { MESSAGES } from '../words/shop-texts';
import { onlyPlaceholders, PLACEHOLDERS } from './placeholders';

const REPLIES_MAX = 50;
const NAME_MAX = 60;

/** A text the owner sends often (rule 33.8). */
export const savedReply = z.object({
  name: requiredLine(1, 'Give it a name').max(NAME_MAX, `Keep this under ${NAME_MAX} characters`),
  text: requiredText(1, MESSAGES.enterText, [MESSAGE_MAX, MESSAGES.messageTooLong]).superRefine(
    onlyPlaceholders(PLACEHOLDERS),
  ),
});
export type SavedReply = z.infer<typeof savedReply>;

export const savedReplies = z
  .array(savedReply)
  .max(REPLIES_MAX, `Keep it to ${REPLIES_MAX} replies`)
  .superRefine((replies, context) => {
    for (const [index, { name }] of replies.entries())
      if (replies.findIndex((each) => each.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Another reply has this name' });
  });

export const SAVED_REPLIES_FIELD: SettingField = {
  kind: 'list',
  label: 'Saved replies',
  entry: ['Reply', 'Replies'],
  hint: 'Pick one when you write a message or answer a question, and change it before you send it. {first name}, {order}, and {ready} become the customer’s first name, the order number, and “around Sat, Dec 12”.',
  max: REPLIES_MAX,
  parts: {
    name: { kind: 'line', label: 'Name', required: true, hint: 'Its name in the list.' },
    text: { kind: 'text', label: 'Text', required: true },
  },
};
