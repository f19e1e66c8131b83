import { changedAnswer } from '../change-answers';
import { normalizeAnswer, normalizeRequest, uploadAnswer } from '../upload-contract';
import type { ApiCall } from './api-call';

/** Photos: an address to send one to, and the lasting address it gets. */
export const UPLOAD_CALLS: readonly ApiCall[] = [
  {
    call: 'POST /api/objects/upload',
    role: 'anyone',
    summary: 'An address for one PUT of a photo within 15 minutes: of the bucket, or of this server.',
    answer: uploadAnswer,
    refusals: { 503: 'The bucket does not answer, or the disk is nearly full.' },
  },
  {
    call: 'PUT /api/objects/uploads/:id',
    role: 'anyone',
    summary: "A photo's bytes, where photos are kept on this server's disk.",
    answer: changedAnswer,
    refusals: {
      413: 'Larger than 10 MB.',
      415: 'Not a JPEG, PNG, WebP, GIF or AVIF picture.',
      503: 'The disk is nearly full.',
    },
  },
  {
    call: 'POST /api/objects/normalize',
    role: 'anyone',
    summary: 'Turns addresses that photos were sent to into lasting ones under /media.',
    body: normalizeRequest,
    answer: normalizeAnswer,
    refusals: {
      413: 'Larger than 10 MB.',
      415: 'Not a picture that can be read.',
      503: 'The bucket does not answer, or the disk is nearly full.',
    },
  },
  {
    call: 'GET /media/:name',
    role: 'anyone',
    summary: 'A picture.',
  },
  {
    call: 'GET /media/thumbs/:name',
    role: 'anyone',
    summary: 'A picture, small.',
  },
];
