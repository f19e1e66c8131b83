import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { serviceList } from '#domain/catalogue/service-contract';
import { SHIPPING_FEE } from '#domain/orders/delivery';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderStats } from '#domain/orders/order-stats';
import { orderView } from '#domain/orders/order-view';
import { captureAnswer, paymentAnswer } from '#domain/payments/payment-contract';
import { thumbnailName } from '#domain/photos/thumbnails';
import { normalizeAnswer, uploadAnswer } from '#domain/photos/upload-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { centsToDecimal } from '#domain/wire/money';
import { type Email, readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { startFakeEasypost } from '#server/testing/fake-easypost';
import { startFakeTwilio } from '#server/testing/fake-twilio';
import { freePort } from '#server/testing/free-port';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { freshDataDir, PROGRAM_ADMIN, startProgram } from '#server/testing/program';
import { cookiesOf } from '#server/testing/tokens';
import { walkCatalogue } from '#server/testing/walk-catalogue';
import { walkOrderLife } from '#server/testing/walk-order-life';
import { walkOwnAccount } from '#server/testing/walk-own-account';
import { walkQuestions } from '#server/testing/walk-questions';
import { walkSecurity } from '#server/testing/walk-security';
import { walkStaff } from '#server/testing/walk-staff';
import { Walker } from '#server/testing/walker';

const CUSTOMER = { name: 'Casey Catcher', email: 'casey@walk.example', password: 'catcher-mitt-1' } as const;
const NEW_PASSWORD = 'first-base-mitt-2';

const METRICS_TOKEN = 'a-token-for-prometheus';

const dataDir = freshDataDir();
const easypost = await startFakeEasypost();
const twilio = await startFakeTwilio();
const program = await startProgram({
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  ADMIN_EMAIL: PROGRAM_ADMIN.email,
  ADMIN_PASSWORD: PROGRAM_ADMIN.password,
  DATABASE_URI: freshMongoDatabase(),
  PAYLOAD_SECRET: randomUUID(),
  METRICS_TOKEN,
  ...easypost.settings,
  ...twilio.settings,
});
const walker = new Walker(program.url);
afterAll(async () => {
  await program.stop('SIGTERM');
  await easypost.close();
  await twilio.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const cookieOf = (headers: Headers) => cookiesOf(headers)[0] ?? '';
const idOf = (json: unknown) => createdAnswer.parse(json).id;

async function emailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      const emails = await readOutbox(dataDir);
      found = emails.find((email) => email.to.includes(address) && subject.test(email.subject));
      return Boolean(found);
    })
    .toBe(true);
  if (!found) throw new Error(`no mail to ${address}`);
  return found;
}

it('every documented call works on the running shop and reveals no secret', async () => {
  const secrets: string[] = [CUSTOMER.password, NEW_PASSWORD, PROGRAM_ADMIN.password, METRICS_TOKEN];
  secrets.push(easypost.settings.EASYPOST_API_KEY, easypost.settings.EASYPOST_WEBHOOK_SECRET);
  secrets.push(twilio.settings.TWILIO_ACCOUNT_SID, twilio.settings.TWILIO_AUTH_TOKEN);
  for (const each of ['GET /healthz', 'GET /readyz']) await walker.make(each);
  await walker.make('GET /metrics', { authorization: `Bearer ${METRICS_TOKEN}` });

  const services = serviceList.parse((await walker.make('GET /api/services')).json);
  const colors = laceColorList.parse((await walker.make('GET /api/lace-colors')).json);
  const relacing = services.find(({ category, active }) => category === 'relacing' && active === 1);
  const [color] = colors.filter(({ active }) => active === 1);
  if (!relacing || !color) throw new Error('the demo catalogue is not there');
  await walker.make('GET /api/work-gallery');
  await walker.make('GET /api/texts/:name', { param: 'privacy', status: 404 });
  const home = await (await fetch(program.url)).text();
  const shared = await walker.make('GET /media/share/:name', {
    param: /media\/share\/([^"]+)/.exec(home)?.[1],
  });
  expect(shared.headers.get('Content-Type')).toBe('image/jpeg');

  await walker.make('POST /api/mailing-list/signup', { body: CUSTOMER });
  await walker.make('POST /api/mailing-list/signup', { body: CUSTOMER, status: 409 });
  await walker.make('GET /api/customer/check');
  const { email, password } = CUSTOMER;
  const signedIn = await walker.make('POST /api/customer/login', { body: { email, password } });
  const customer = cookieOf(signedIn.headers);
  const me = z
    .object({ id: z.string() })
    .parse((await walker.make('GET /api/customer/me', { cookie: customer })).json);
  await walker.make('GET /api/customer/me', { status: 401 });
  await walker.make('PATCH /api/customer/mailing-list', { cookie: customer, body: { optIn: true } });

  await walker.make('POST /api/admin/login', { body: { password: 'not-the-password' } });
  const ownerIn = await walker.make('POST /api/admin/login', { body: { password: PROGRAM_ADMIN.password } });
  const owner = cookieOf(ownerIn.headers);
  secrets.push(...[customer, owner].map((cookie) => cookie.split('=')[1] ?? ''));
  await walker.make('GET /api/admin/check', { cookie: owner });
  await walker.make('GET /api/admin/first-steps', { cookie: owner });
  const settings = { cookie: owner, body: { openingHours: 'Saturday, 9 am to 2 pm' } };
  await walker.make('GET /api/admin/shop-settings', { cookie: owner });
  await walker.make('POST /api/admin/shop-settings/preview', settings);
  await walker.make('PATCH /api/admin/shop-settings', settings);
  const opening = { cookie: owner, body: { email: 'mail:welcome', line: 'Hello {first name}!' } };
  await walker.make('POST /api/admin/emails/preview', opening);
  await walker.make('POST /api/admin/emails/test', opening);
  await walker.make('GET /api/openapi.json', { cookie: owner });
  await walker.make('GET /api/orders', { cookie: customer, status: 403 });
  const before = orderStats.parse((await walker.make('GET /api/orders/stats', { cookie: owner })).json);

  const discount = await walker.make('POST /api/discounts', {
    cookie: owner,
    body: { code: 'walk10', type: 'percentage', value: 1000, active: true },
  });
  await walker.make('GET /api/discounts', { cookie: owner });
  await walker.make('POST /api/discounts/verify', { body: { code: 'Walk10' } });
  await walker.make('PATCH /api/discounts/:id', {
    cookie: owner,
    param: idOf(discount.json),
    body: { active: 0 },
  });

  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5763a' } })
    .jpeg()
    .toBuffer();
  const { uploadURL } = uploadAnswer.parse((await walker.make('POST /api/objects/upload')).json);
  const upload = new URL(uploadURL);
  await walker.make('PUT /api/objects/uploads/:id', {
    param: upload.pathname.split('/').at(-1),
    query: upload.search,
    raw: { type: 'image/jpeg', bytes: new Uint8Array(photo) },
  });
  const normalized = await walker.make('POST /api/objects/normalize', { body: { urls: [uploadURL] } });
  const [image = ''] = normalizeAnswer.parse(normalized.json).normalizedUrls;
  const name = image.split('/').at(-1) ?? '';
  expect((await walker.make('GET /media/:name', { param: name })).headers.get('Content-Type')).toBe(
    'image/webp',
  );
  await walker.make('GET /media/thumbs/:name', { param: thumbnailName(name) });

  const order = orderBody(relacing.id, {
    customerEmail: email,
    customerId: me.id,
    deliveryMethod: 'ship',
    shippingAddress: '12 Diamond Way\nSpringfield, IL 62701',
    paymentMethod: 'paypal',
    items: [
      {
        serviceId: relacing.id,
        laceColorId: color.id,
        gloveDetails: 'A 12 inch infield glove, right hand throw',
        gloveImages: [image],
      },
    ],
  });
  const placed = await walker.make('POST /api/orders', { cookie: customer, body: order });
  const { orderId } = orderAnswer.parse(placed.json);
  await walker.make('GET /api/payment-settings');
  const total = relacing.price + SHIPPING_FEE;
  const payment = { orderId, amount: centsToDecimal(total), currency: 'USD', intent: 'CAPTURE' };
  const due = await walker.make('GET /api/orders/:id/payment', { param: orderId });
  const unpaid = { standing: 'online', glove: 'awaited', deliveryMethod: 'ship', total, amountDue: total };
  expect(due.json).toEqual(unpaid);
  await walker.make('POST /order', { body: { ...payment, amount: '1.00' }, status: 400 });
  const { id: paypalOrderId } = paymentAnswer.parse(
    (await walker.make('POST /order', { body: payment })).json,
  );
  await walker.make('POST /api/simulator/:id', { param: paypalOrderId, body: { outcome: 'approve' } });
  const captured = await walker.make('POST /order/:id/capture', { param: paypalOrderId, body: {} });
  const { id: paypalCaptureId } = captureAnswer.parse(captured.json);
  await walker.make('POST /api/orders/:id/payment', {
    param: orderId,
    body: { paymentStatus: 'succeeded', paypalOrderId, paypalCaptureId },
  });
  const raw = { type: 'application/json', bytes: '{}' };
  await walker.make('POST /api/paypal/webhook', { raw, status: 404 });
  for (const provider of ['easypost', 'twilio'])
    await walker.make(`POST /api/${provider}/webhook`, { raw, status: 400 });
  await walker.make('DELETE /api/customer/texts', { cookie: customer });
  const own = await walker.make('GET /api/customer/orders', { cookie: customer });
  expect(z.array(orderView).parse(own.json)).toMatchObject([
    { id: orderId, paymentStatus: 'succeeded', status: 'not_received', paypalCaptureId },
  ]);

  const dropped = await walker.make('POST /api/orders', { body: orderBody(relacing.id) });
  const droppedId = orderAnswer.parse(dropped.json).orderId;
  await walker.make('GET /api/orders', { cookie: owner, query: '?search=robin&limit=10' });
  expect((await walker.make('GET /api/orders/stats', { cookie: owner })).json).toMatchObject({
    total: before.total + 2,
    pending: before.pending + 2,
    revenue: before.revenue + relacing.price + SHIPPING_FEE,
  });
  const asOwner = { cookie: owner, param: orderId };
  await walkOrderLife({ walker, owner, customer, orderId, email });
  for (const tracker of easypost.trackers.values())
    expect(await easypost.notify(program.url, tracker)).toBe(204);
  await walker.make('GET /api/orders/:id', { ...asOwner, param: randomUUID(), status: 404 });
  await walker.make('PATCH /api/orders/:id', { ...asOwner, body: { trackingNumber: '1Z999' } });
  await walker.make('PATCH /api/orders/:id/images', { ...asOwner, body: { beforeImages: [image] } });
  await walker.make('POST /api/orders/:id/send-shipping-instructions', asOwner);
  await walker.make('POST /api/orders/:id/send-dropoff-instructions', { ...asOwner, status: 409 });
  await walker.make('POST /api/orders/:id/send-dropoff-instructions', { cookie: owner, param: droppedId });
  await walker.make('PATCH /api/orders/:id/status', { ...asOwner, body: { status: 'received' } });
  await walker.make('PATCH /api/orders/:id/status', {
    cookie: owner,
    param: randomUUID(),
    body: { status: 'received' },
    status: 404,
  });

  secrets.push(...(await walkSecurity({ walker, owner, password: PROGRAM_ADMIN.password })));
  await walkQuestions({ walker, owner, email, photo: image });

  const added = await walker.make('POST /api/customers', {
    cookie: owner,
    body: {
      name: 'Riley Fielder',
      email: 'riley@walk.example',
      phone: '555 010 3040',
      password: 'outfield-99',
    },
  });
  const rileyId = idOf(added.json);
  secrets.push('outfield-99');
  await walker.make('PATCH /api/customers/:id', {
    cookie: owner,
    param: rileyId,
    body: { name: 'Riley F.' },
  });
  await walker.make('GET /api/customers', { cookie: owner });
  const message = { customerIds: [rileyId], subject: 'We are back', message: 'Open again on Monday.' };
  const sent = await walker.make('POST /api/messages/send', { cookie: owner, body: message });
  expect(sent.json).toEqual({ sent: 1, failed: 0 });
  const { headers } = await emailTo('riley@walk.example', /We are back/);
  const token = /unsubscribe\/([^>\s]+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1];
  await walker.make('GET /api/unsubscribe/:token', { param: token });
  await walker.make('POST /api/unsubscribe/:token', {
    param: token,
    raw: { type: 'application/x-www-form-urlencoded', bytes: 'List-Unsubscribe=One-Click' },
  });
  await walker.make('POST /api/outbox/:id/resend', { cookie: owner, param: randomUUID(), status: 404 });
  await walker.make('GET /api/admin/payment-problems', { cookie: owner });
  await walker.make('POST /api/orders/:id/settled', {
    cookie: owner,
    param: randomUUID(),
    body: { problem: 'Paid twice.' },
    status: 404,
  });
  await walker.make('POST /api/payment-attempts/:id/settled', {
    cookie: owner,
    param: randomUUID(),
    status: 404,
  });

  await walkCatalogue({ walker, owner, colorId: color.id, image });

  const { newEmail, secrets: ownSecrets } = await walkOwnAccount({
    walker,
    cookie: customer,
    email,
    password,
    emailTo,
  });
  secrets.push(...ownSecrets);

  await walker.make('POST /api/customer/forgot-password', { body: { email: newEmail } });
  const { text } = await emailTo(newEmail, /Choose a new password/);
  const resetToken = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  secrets.push(resetToken);
  await walker.make('POST /api/customer/reset-password', {
    body: { token: resetToken, newPassword: NEW_PASSWORD },
  });
  await walker.make('GET /api/customer/me', { cookie: customer, status: 401 });
  await walker.make('POST /api/customer/logout');
  secrets.push(...(await walkStaff({ walker, cookie: owner, emailTo })));

  expect(walker.uncalled()).toEqual([]);
  expect(secrets.every((secret) => secret.length >= 8)).toBe(true);
  walker.expectNoSecrets(secrets);
  const unknown = await fetch(`${program.url}/api/no-such-call`);
  expect({ status: unknown.status, type: unknown.headers.get('Content-Type') }).toMatchObject({
    status: 404,
    type: expect.stringContaining('application/json'),
  });
});
