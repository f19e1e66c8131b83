import { z } from 'zod';
import { requiredLine, requiredText } from '../customers/person';
import { MESSAGE_MAX } from '../orders/order-events';
import { noSameName } from '../wire/no-same-name';
import { MESSAGES } from '../words/shop-texts';
import { onlyPlaceholders, PLACEHOLDERS } from './placeholders';

export const REPLIES_MAX = 50;
const NAME_MAX = 60;

/** A text the owner sends often (rule 33.8). */
export const savedReply = z.object({
  name: requiredLine(1, 'Give it a name').max(NAME_MAX, `Keep this under ${NAME_MAX} characters`),
  text: requiredText(1, MESSAGES.enterText, [MESSAGE_MAX, MESSAGES.messageTooLong]).superRefine(
    onlyPlaceholders(PLACEHOLDERS),
  ),
});

export const savedReplies = z
  .array(savedReply)
  .max(REPLIES_MAX, `Keep it to ${REPLIES_MAX} replies`)
  .superRefine(noSameName('Another reply has this name'));
