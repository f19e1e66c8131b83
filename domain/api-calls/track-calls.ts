import { z } from 'zod';
import { messageAnswer } from '../customers/account-contract';
import { mayShowAnswer } from '../gallery/order-album-contract';
import { extraWorkAnswer, extraWorkRequest, extraWorkTemplate } from '../orders/extra-work-contract';
import { orderEvent } from '../orders/order-events';
import { readyByChange } from '../orders/ready-by-contract';
import { findOrderRequest, textsChoice, trackView, writtenText } from '../orders/track-contract';
import { benchEvents } from '../staff/bench-view';
import { changedAnswer } from '../wire/change-answers';
import { type ApiCalls, MAKES_ONE, VERSIONED } from './api-call';

export const TRACK_CALLS = {
  track: {
    call: 'GET /api/track/:token',
    role: 'anyone',
    summary: "What an order's customer sees, by the link in its emails.",
    answer: trackView,
  },
  writeToShop: {
    call: 'POST /api/track/:token/messages',
    role: 'anyone',
    summary: 'Sends the shop a message about the order.',
    body: writtenText,
    ...MAKES_ONE,
    limit: { kind: 'message-address', counts: 'valid' },
    refusals: ['STORY_FULL', 'RATE_LIMITED'],
  },
  answerExtraWork: {
    call: 'POST /api/track/:token/extra-work/:extraId',
    role: 'anyone',
    summary: 'Accepts or declines extra work. The same answer again changes nothing.',
    body: extraWorkAnswer,
    answer: changedAnswer,
    limit: { kind: 'answer-address', counts: 'valid' },
    refusals: ['EXTRA_WORK_OVER', 'CONFLICT'],
  },
  mayShow: {
    call: 'POST /api/track/:token/may-show',
    role: 'anyone',
    summary:
      'Answers "May we show your glove?" or changes the answer. The same answer again changes nothing. With `no`, the photos are out of the gallery before the call returns.',
    body: mayShowAnswer,
    answer: changedAnswer,
    limit: { kind: 'answer-address', counts: 'valid' },
    refusals: ['NOT_ASKED'],
  },
  chooseTexts: {
    call: 'POST /api/track/:token/texts',
    role: 'anyone',
    summary: 'Turns text messages about the order on or off. The same choice again changes nothing.',
    body: textsChoice,
    answer: changedAnswer,
    limit: { kind: 'answer-address', counts: 'valid' },
    refusals: ['TEXTS_OFF'],
  },
  findOrder: {
    call: 'POST /api/orders/find',
    role: 'anyone',
    summary:
      "Emails the link to an order's page if number and email match. The answer is the same either way.",
    body: findOrderRequest,
    answer: messageAnswer,
    limit: { kind: 'find-address', counts: 'valid' },
  },
  ownOrder: {
    call: 'GET /api/customer/orders/:id',
    role: 'customer',
    summary: 'The same page, for one of your own orders.',
    answer: trackView,
  },
  events: {
    call: 'GET /api/orders/:id/events',
    summary: "An order's full history, newest first.",
    answer: z.array(orderEvent),
    bench: { answer: benchEvents },
  },
  addNote: {
    call: 'POST /api/orders/:id/notes',
    summary: 'Adds a note only the shop sees.',
    body: writtenText,
    ...MAKES_ONE,
    refusals: ['STORY_FULL'],
  },
  writeToCustomer: {
    call: 'POST /api/orders/:id/messages',
    summary: 'Sends the customer a message, by email too.',
    body: writtenText,
    ...MAKES_ONE,
    refusals: ['STORY_FULL'],
  },
  proposeExtraWork: {
    call: 'POST /api/orders/:id/extra-work',
    summary: 'Proposes extra work to the customer by email. Amounts in cents.',
    body: extraWorkRequest,
    ...MAKES_ONE,
    refusals: ['EXTRA_WORK_OPEN', 'ORDER_OVER', 'PHOTO_GONE', 'STORY_FULL', 'CONFLICT'],
  },
  extraWorkTemplates: {
    call: 'GET /api/extra-work-templates',
    summary: 'Frequent findings to propose, from Shop settings. Amounts in cents.',
    answer: z.array(extraWorkTemplate),
  },
  withdrawExtraWork: {
    call: 'POST /api/orders/:id/extra-work/:extraId/withdraw',
    summary: "Withdraws extra work that's waiting for an answer. Withdrawing again changes nothing.",
    answer: changedAnswer,
    refusals: ['EXTRA_WORK_OVER', 'CONFLICT'],
  },
  setReadyBy: {
    call: 'PATCH /api/orders/:id/ready-by',
    summary:
      'Sets when the glove is ready, or `null` for unknown. The customer gets an email if the date moves later.',
    body: readyByChange,
    ...VERSIONED,
  },
  newLink: {
    call: 'POST /api/orders/:id/track-link',
    summary: "Voids the link to the order's page and returns a new one.",
    answer: z.object({ trackUrl: z.string() }),
  },
} as const satisfies ApiCalls;
