import { useMutation } from '@tanstack/react-query';
import { type SignupRequest, signupAnswer } from '#domain/mailing-list/mailing-list';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';

/** Joins the mailing list, which creates an account. A retry doesn't create a second one. */
export function useSignup() {
  const headersFor = useAttemptHeaders();
  return useMutation({
    mutationFn: (signup: SignupRequest) =>
      api.post('/api/mailing-list/signup', signup, signupAnswer, { headers: headersFor(signup) }),
  });
}
