import { useMutation } from '@tanstack/react-query';
import { type SignupRequest, signupAnswer } from '#domain/mailing-list/mailing-list';
import { api } from './client';

/** Joins the mailing list, which makes an account. */
export function useSignup() {
  return useMutation({
    mutationFn: (signup: SignupRequest) => api.post('/api/mailing-list/signup', signup, signupAnswer),
  });
}
