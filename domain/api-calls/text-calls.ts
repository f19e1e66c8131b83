import { orderTexts } from '../texts/text-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** Text messages (chapter 34 of the rules). */
export const TEXT_CALLS = {
  orderTexts: {
    call: 'GET /api/orders/:id/texts',
    summary: "The text messages about an order, newest first, and whether they're on for its number.",
    answer: orderTexts,
    refusals: ['TEXTS_OFF'],
  },
  endTexts: {
    call: 'DELETE /api/customer/texts',
    role: 'customer',
    summary: "Turns off text messages about all of the customer's orders.",
    answer: changedAnswer,
  },
  twilioWebhook: {
    call: 'POST /api/twilio/webhook',
    role: 'anyone',
    summary:
      "Twilio's delivery reports and customers' texts, as a form. The signature is checked on the raw parameters, before anything in them is read. 404 unless `TWILIO_ACCOUNT_SID` is set.",
    status: 204,
    from: 'programs',
    takes: 'bytes',
    refusals: ['BAD_SIGNATURE'],
  },
} as const satisfies ApiCalls;
