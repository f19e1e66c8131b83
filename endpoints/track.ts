import { TRACK_CALLS } from '#domain/api-calls/track-calls';
import { answerExtraWork, withdrawExtraWork } from '#server/extra-work/answer-extra-work';
import { proposeExtraWork } from '#server/extra-work/propose-extra-work';
import { shopOnOrders } from '#server/mail/mail-settings';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { newTrackLink, setReadyBy } from '#server/track/change-track';
import { findOrderLink } from '#server/track/find-order-link';
import { addNote, writeToCustomer, writeToShop } from '#server/track/order-messages';
import { readStory } from '#server/track/read-story';
import { readOwnTrack, readTrack } from '#server/track/read-track';
import { callerAddress } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { route } from './route';

const calls = TRACK_CALLS;

/** What the shop says of itself on an order's page. */
async function seenFrom({ payload, mail, payments }: ApiContext) {
  return { payload, shop: await shopOnOrders(mail), takesOnlinePayment: payments.mode !== 'off' };
}

/** The life of an order after it is placed (chapter 15 of the rules). */
export const trackRoutes = [
  route(calls.track, async ({ id, res, ...context }) => {
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    return readTrack({ ...(await seenFrom(context)), token: id });
  }),
  route(calls.writeToShop, ({ payload, limits, id, body, idempotencyKey }) =>
    writeToShop({ payload, limits, token: id, text: body.text, idempotencyKey }),
  ),
  route(calls.answerExtraWork, ({ payload, req, id, partId, body: { answer } }) =>
    answerExtraWork({ payload, token: id, extraId: partId, answer, address: callerAddress(req) }),
  ),
  route(calls.findOrder, ({ payload, body }) => findOrderLink({ payload, ...body })),
  route(calls.ownOrder, async ({ user, id, ...context }) =>
    readOwnTrack({ ...(await seenFrom(context)), customer: user, id }),
  ),
  route(calls.events, ({ payload, user, id }) => readStory({ payload, user, id })),
  route(calls.addNote, ({ payload, user, id, body, idempotencyKey }) =>
    addNote({ payload, user, id, text: body.text, idempotencyKey }),
  ),
  route(calls.writeToCustomer, ({ payload, user, id, body, idempotencyKey }) =>
    writeToCustomer({ payload, user, id, text: body.text, idempotencyKey }),
  ),
  route(calls.proposeExtraWork, ({ payload, user, id, body: proposal, idempotencyKey }) =>
    proposeExtraWork({ payload, user, id, proposal, idempotencyKey }),
  ),
  route(
    calls.extraWorkTemplates,
    async ({ payload }) => (await readShopSettings(payload)).extraWorkTemplates,
  ),
  route(calls.withdrawExtraWork, ({ payload, user, id, partId }) =>
    withdrawExtraWork({ payload, user, id, extraId: partId }),
  ),
  route(calls.setReadyBy, ({ payload, user, id, ifMatch, body }) =>
    setReadyBy({ payload, user, id, ifMatch, readyBy: body }),
  ),
  route(calls.newLink, async ({ payload, user, id, mail }) => ({
    trackUrl: await newTrackLink({ payload, user, id, siteUrl: mail.siteUrl }),
  })),
];
