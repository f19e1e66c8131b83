import type { OutboxHandlers } from '#server/outbox/worker';
import { accountMailHandlers } from './account-mails';
import { drawingMailHandlers } from './drawing-mails';
import type { MailSettings } from './mail-settings';
import { orderMailHandlers } from './order-mails';

/** The outbox handlers of every mail the shop sends. */
export function mailHandlers(settings: MailSettings): OutboxHandlers {
  return {
    ...orderMailHandlers(settings),
    ...accountMailHandlers(settings),
    ...drawingMailHandlers(settings),
  };
}
