import { type Request, Router } from 'express';
import type { ChangedAnswer } from '#domain/change-answers';
import { MESSAGES } from '#domain/messages';
import {
  type CaptureAnswer,
  type PaymentAnswer,
  type PaymentDue,
  type PaymentSettings,
  paymentReport,
  paymentRequest,
  providerId,
  simulatorChoice,
} from '#domain/payment-contract';
import { ShopError } from '#server/errors/shop-error';
import { capturePayment } from '#server/payments/capture-payment';
import { confirmPayment } from '#server/payments/confirm-payment';
import { readPaymentDue } from '#server/payments/read-payment-due';
import { settleProblem } from '#server/payments/settle-problem';
import { chooseOutcome } from '#server/payments/simulator/choose-outcome';
import { startPayment } from '#server/payments/start-payment';
import type { ApiContext } from './context';
import { answerError } from './middleware/errors';
import { jsonBody } from './middleware/json-body';
import { limited } from './middleware/limited';
import { noStore } from './middleware/no-store';
import { ownOrigin } from './middleware/own-origin';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

/** POST /order and POST /order/{id}/capture (spec 7): beside the storefront's page of the same path, not under /api. */
export function providerOrdersRouter(context: ApiContext, publicAddress: string | undefined): Router {
  const { payload, payments } = context;
  const guards = [noStore, ownOrigin(publicAddress), ...jsonBody, limited(context, 'payment-address')];
  const router = Router();
  router.post('/', ...guards, async (req, res) => {
    const provider = payments.provider();
    const input = paymentRequest.parse(req.body);
    const answer: PaymentAnswer = await startPayment({ payload, provider, input });
    res.status(201).json(answer);
  });
  router.post('/:id/capture', ...guards, async (req, res) => {
    const paypalOrderId = pathProviderId(req);
    const answer: CaptureAnswer = await capturePayment({
      payload,
      provider: payments.provider(),
      paypalOrderId,
    });
    res.json(answer);
  });
  router.use(answerError);
  return router;
}

/** GET and POST /api/orders/{id}/payment (spec 7): knowing an order's id is the key to paying it. */
export function orderPaymentRouter(context: ApiContext): Router {
  const { payload, payments } = context;
  const router = Router();
  router.get('/:id/payment', limited(context, 'payment-address'), async (req, res) => {
    const answer: PaymentDue = await readPaymentDue(payload, pathId(req));
    res.json(answer);
  });
  router.post('/:id/payment', limited(context, 'payment-address'), async (req, res) => {
    const orderId = pathId(req);
    const report = paymentReport.parse(req.body);
    await confirmPayment({ payload, provider: payments.provider(), orderId, report });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}

/** POST /api/payment-attempts/{id}/settled: the button that the editor shows at money without an order; else 409. */
export function paymentAttemptsRouter(context: ApiContext): Router {
  const { payload } = context;
  const router = Router();
  router.post('/:id/settled', requireAdmin(context), async (req, res) => {
    await settleProblem({ payload, user: adminOf(req), id: pathId(req) });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}

/** GET /api/payment-settings, and the simulator's window where there is one. */
export function paymentSettingsRouter({ payload, payments }: ApiContext): Router {
  const router = Router();
  router.get('/payment-settings', (_req, res) => {
    const answer: PaymentSettings = { mode: payments.mode, clientId: payments.clientId };
    res.json(answer);
  });
  router.post('/simulator/:id', async (req, res) => {
    if (payments.mode !== 'simulator') throw new ShopError('not-found', MESSAGES.notFound);
    const paypalOrderId = pathProviderId(req);
    const { outcome } = simulatorChoice.parse(req.body);
    await chooseOutcome({ payload, paypalOrderId, outcome });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}

/** The provider's order in a call's path. One that the provider cannot have given is a 404 like any other unknown one. */
function pathProviderId(req: Request): string {
  const id = providerId.safeParse(req.params.id);
  if (!id.success) throw new ShopError('not-found', MESSAGES.unknownPayment);
  return id.data;
}
