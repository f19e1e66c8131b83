import { z } from 'zod';
import { errorAnswerIn, messageOf } from '../api/client';

const UNSENT = 'This photo could not be sent. Check your connection and try again.';

/** A call that was answered with a refusal, by our own client or by the uploader's. */
const refusal = z.object({ status: z.int(), body: z.string().optional() });

/** The link ended, the answer was lost on the way, or the other side took too long: a new link helps. */
const HELPED_BY_NEW_LINK = [404, 408, 409];
/** It is the photo itself that is not taken. */
const NEVER_TAKEN = [413, 415];

/** Why a photo did not arrive, in words, and whether trying again can help. */
export interface PhotoProblem {
  message: string;
  retry: 'by itself' | 'by hand' | 'never';
}

/** Reads the failure of an upload. */
export function photoProblem(error: unknown): PhotoProblem {
  const refused = refusal.safeParse(error).data;
  const answered = errorAnswerIn(refused?.body ?? '')?.message;
  return {
    message: messageOf(error, answered ?? UNSENT),
    retry: retryAfter(refused?.status),
  };
}

function retryAfter(status: number | undefined): PhotoProblem['retry'] {
  if (status === undefined || status >= 500 || HELPED_BY_NEW_LINK.includes(status)) return 'by itself';
  return NEVER_TAKEN.includes(status) ? 'never' : 'by hand';
}
