import { createElement } from 'react';
import { greeting } from '#domain/messages/greeting';
import { isProvenAddress } from '#server/accounts/find-customer';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import type { Drawing } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';

/** The outbox handler of the mail to a drawing's winner. */
export function drawingMailHandlers(settings: MailSettings): Pick<OutboxHandlers, 'mail:drawing-won'> {
  const { payload } = settings;
  const send = shopMailSender(settings);
  return {
    'mail:drawing-won': async ({ drawingId = '' }, row) => {
      const drawing = await payload.db.findOne<Drawing>({
        collection: 'drawings',
        where: { id: { equals: drawingId } },
      });
      if (!drawing) return 'drop';
      const { DrawingWon } = await import('./templates/drawing-won');
      const { winnerName: name, winnerEmail, prize, month } = drawing;
      const isVouched = await isProvenAddress(payload, winnerEmail);
      return send(row, ({ sender }) => ({
        to: winnerEmail,
        subject: 'You won our monthly drawing',
        body: createElement(DrawingWon, {
          greeting: greeting({ name, isVouched }),
          prize,
          month,
          ...sender,
        }),
      }));
    },
  };
}
