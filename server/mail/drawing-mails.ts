import { createElement } from 'react';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import type { Drawing } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { sendMail } from './send-mail';

/** The outbox handler of the mail to a drawing's winner. */
export function drawingMailHandlers({
  payload,
  siteUrl,
  ownerEmail,
}: MailSettings): Pick<OutboxHandlers, 'mail:drawing-won'> {
  return {
    'mail:drawing-won': async ({ drawingId = '' }, row) => {
      const drawing = await payload.db.findOne<Drawing>({
        collection: 'drawings',
        where: { id: { equals: drawingId } },
      });
      if (!drawing) return 'drop';
      const { DrawingWon } = await import('./templates/drawing-won');
      const { winnerName: name, prize, month } = drawing;
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
          siteUrl,
          shopName: payload.email.defaultFromName,
        }),
      });
      return 'done';
    },
  };
}
