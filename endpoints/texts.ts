import { TEXT_CALLS } from '#domain/api-calls/text-calls';
import { ShopError } from '#server/platform/errors/shop-error';
import { TWILIO_WEBHOOK_PATH } from '#server/texts/open-texts';
import { readTexts } from '#server/texts/read-texts';
import { receiveTwilio } from '#server/texts/receive-twilio';
import { endTexts } from '#server/texts/text-consent';
import { isSignedByTwilio } from '#server/texts/twilio-signature';
import { callerAddress } from './middleware/caller-address';
import { routesOf } from './route';

/** Calls for text messages (chapter 34 of the rules). */
export const textRoutes = routesOf(TEXT_CALLS, {
  orderTexts: ({ by, emailSettings: { texts } }) => {
    if (!texts) throw new ShopError('TEXTS_OFF');
    return readTexts(by);
  },
  endTexts: ({ payload, req, user }) => endTexts(payload, user.id, callerAddress(req)),
  twilioWebhook: async ({ payload, emailSettings: { texts, siteUrl }, req }) => {
    if (!texts) throw new ShopError('NOT_FOUND');
    const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const form = new URLSearchParams(raw.toString('utf8'));
    const url = texts.reportTo ?? `${siteUrl}${TWILIO_WEBHOOK_PATH}`;
    const signature = req.get('X-Twilio-Signature');
    if (!isSignedByTwilio({ url, form, signature, authToken: texts.authToken }))
      throw new ShopError('BAD_SIGNATURE');
    if (form.get('AccountSid') === texts.accountSid) await receiveTwilio(payload, form);
  },
});
