import { createElement } from 'react';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import type { Drawing } from '../../payload-types';
import { mailSender } from './mail-sender';
import type { MailSettings } from './mail-settings';
import { sendMail } from './send-mail';

/** The outbox handler of the mail to a drawing's winner. */
export function drawingMailHandlers(settings: MailSettings): Pick<OutboxHandlers, 'mail:drawing-won'> {
  const { payload } = settings;
  return {
    'mail:drawing-won': async ({ drawingId = '' }, row) => {
      const drawing = await payload.db.findOne<Drawing>({
        collection: 'drawings',
        where: { id: { equals: drawingId } },
      });
      if (!drawing) return 'drop';
      const { DrawingWon } = await import('./templates/drawing-won');
      const { winnerName: name, prize, month } = drawing;
      const { sender, ownerEmail } = await mailSender(settings);
      await sendMail({
        payload,
        id: row.id,
        to: drawing.winnerEmail,
        replyTo: ownerEmail,
        subject: 'You won our monthly drawing',
        body: createElement(DrawingWon, {
          name,
          prize,
          month,
          ...sender,
        }),
      });
      return 'done';
    },
  };
}
