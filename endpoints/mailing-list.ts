import { Router } from 'express';
import { signupRequest } from '#domain/mailing-list-contract';
import { MESSAGES } from '#domain/messages';
import { createCustomer } from '#server/accounts/create-customer';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';

/** POST /api/mailing-list/signup (spec 7). */
export function mailingListRouter({ payload, limits }: ApiContext): Router {
  const router = Router();
  router.post('/signup', async (req, res) => {
    const input = signupRequest.parse(req.body);
    await limits.take('signup-address', callerAddress(req));
    await createCustomer({ payload, ...input, mailingListOptIn: true, emailField: 'email' });
    res.status(201).json({ message: MESSAGES.signupDone });
  });
  return router;
}
