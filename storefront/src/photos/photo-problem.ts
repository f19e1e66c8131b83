import { ApiError } from '../api/client';
import * as texts from './photos-texts';
import { PutFailed } from './put-photos';

const UNSENT = texts.weCouldntSendPhoto;

/** After an expired link, a lost answer, or a slow server, a new link helps. */
const HELPED_BY_NEW_LINK = [404, 408, 409];
const PERMANENT_REFUSALS = [413, 415];

export interface PhotoProblem {
  message: string;
  reason?: string;
  retry: 'by itself' | 'by hand' | 'never';
}

export function photoProblem(error: unknown): PhotoProblem {
  const refusal = error instanceof ApiError || error instanceof PutFailed ? error : undefined;
  return { message: refusal?.serverMessage || UNSENT, retry: retryAfter(refusal?.status) };
}

function retryAfter(status: number | undefined): PhotoProblem['retry'] {
  if (!status || status >= 500 || HELPED_BY_NEW_LINK.includes(status)) return 'by itself';
  return PERMANENT_REFUSALS.includes(status) ? 'never' : 'by hand';
}
