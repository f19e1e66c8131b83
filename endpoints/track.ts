import { TRACK_CALLS } from '#domain/api-calls/track-calls';
import { shopOnOrders } from '#server/email/email-settings';
import { answerExtraWork, withdrawExtraWork } from '#server/extra-work/answer-extra-work';
import { proposeExtraWork } from '#server/extra-work/propose-extra-work';
import { answerMayShow } from '#server/gallery/answer-may-show';
import { findTracked } from '#server/orders/track-token';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { chooseTexts } from '#server/texts/text-consent';
import { newTrackLink, setReadyBy } from '#server/track/change-track';
import { findOrderLink } from '#server/track/find-order-link';
import { addNote, writeToCustomer, writeToShop } from '#server/track/order-messages';
import { readHistory } from '#server/track/read-history';
import { readOwnTrack, readTrack } from '#server/track/read-track';
import { callerAddress } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { routesOf } from './route';

async function seenFrom({ payload, emailSettings, payments, labels }: ApiContext) {
  return {
    payload,
    shop: await shopOnOrders(emailSettings),
    takesOnlinePayment: payments.mode !== 'off',
    hasLabels: labels.isOn,
    hasTexts: Boolean(emailSettings.texts),
  };
}

/** Calls for orders after they're placed (chapter 15 of the rules). */
export const trackRoutes = routesOf(TRACK_CALLS, {
  track: async ({ id, res, ...context }) => {
    res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    return readTrack({ ...(await seenFrom(context)), token: id });
  },
  writeToShop: ({ payload, limits, id: token, body: { text }, idempotencyKey }) =>
    writeToShop({ payload, limits, token, text, idempotencyKey }),
  answerExtraWork: ({ payload, req, id: token, partId: extraId, body: { answer } }) =>
    answerExtraWork({ payload, token, extraId, answer, address: callerAddress(req) }),
  mayShow: async ({ payload, store, id: token, body: { answer } }) =>
    answerMayShow({ payload, store }, { token, answer }),
  chooseTexts: async ({ payload, req, emailSettings: { texts }, id: token, body: { textMe } }) => {
    if (!texts) throw new ShopError('TEXTS_OFF');
    const order = await findTracked(payload, token);
    await chooseTexts({ payload, order, textMe, address: callerAddress(req) });
  },
  findOrder: ({ payload, body }) => findOrderLink(payload, { ...body }),
  ownOrder: async ({ user: customer, id, ...context }) =>
    readOwnTrack({ ...(await seenFrom(context)), customer, id }),
  events: ({ by }) => readHistory(by),
  addNote: ({ by, body: { text } }) => addNote({ ...by, text }),
  writeToCustomer: ({ by, body: { text } }) => writeToCustomer({ ...by, text }),
  proposeExtraWork: ({ by, body: proposal }) => proposeExtraWork({ ...by, proposal }),
  extraWorkTemplates: async ({ payload }) => (await readShopSettings(payload)).extraWorkTemplates,
  withdrawExtraWork: ({ by, partId: extraId }) => withdrawExtraWork(by, extraId),
  setReadyBy: ({ by, body: readyBy }) => setReadyBy(by, readyBy),
  newLink: async ({ by, emailSettings: { siteUrl } }) => ({ trackUrl: await newTrackLink(by, siteUrl) }),
});
