import type { OutboxHandlers } from '#server/outbox/handle-row';
import { accountMailHandlers } from './account-mails';
import { drawingMailHandlers } from './drawing-mails';
import { inBounds } from './in-bounds';
import type { MailSettings } from './mail-settings';
import { messageMailHandlers } from './message-mails';
import { orderEventHandlers } from './order-events';
import { orderMailHandlers } from './order-mails';

/** The outbox handlers of every mail the shop sends. */
export function mailHandlers(settings: MailSettings): OutboxHandlers {
  return inBounds(settings, {
    ...orderEventHandlers(settings),
    ...orderMailHandlers(settings),
    ...accountMailHandlers(settings),
    ...messageMailHandlers(settings),
    ...drawingMailHandlers(settings),
  });
}
