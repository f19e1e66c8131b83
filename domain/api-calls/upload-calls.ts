import { z } from 'zod';
import { normalizeAnswer, normalizeRequest, uploadAnswer } from '../photos/upload-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** The full signed URL identifies the upload. */
const UPLOAD = { schema: z.string(), unknown: 'UPLOAD_LINK_INVALID' } as const;
const BAD_PHOTO = [
  'PHOTO_TOO_LARGE',
  'PHOTO_TOO_MANY_PIXELS',
  'PHOTO_TOO_MANY_FRAMES',
  'PHOTO_TYPE',
  'PHOTO_UNREADABLE',
] as const;

export const UPLOAD_CALLS = {
  startUpload: {
    call: 'POST /api/objects/upload',
    role: 'anyone',
    summary: 'A URL for one PUT of a photo within 15 minutes, at the bucket or this server.',
    answer: uploadAnswer,
    limit: { kind: 'upload-address', counts: 'every', notOwners: true },
    refusals: ['PHOTO_QUOTA', 'PHOTOS_AWAY', 'PHOTOS_FULL'],
  },
  receiveUpload: {
    call: 'PUT /api/objects/uploads/:id',
    role: 'anyone',
    summary: "A photo's bytes, if photos are kept on this server's disk.",
    answer: changedAnswer,
    id: UPLOAD,
    takes: 'stream',
    refusals: [
      'PHOTO_TOO_LARGE',
      'PHOTO_TYPE',
      'ALREADY_UPLOADED',
      'PHOTO_QUOTA',
      'PHOTOS_AWAY',
      'PHOTOS_FULL',
    ],
  },
  normalizeUploads: {
    call: 'POST /api/objects/normalize',
    role: 'anyone',
    summary: 'Turns upload URLs into permanent ones under /media.',
    body: normalizeRequest,
    answer: normalizeAnswer,
    limit: { kind: 'upload-address', counts: 'every', notOwners: true },
    refusals: [...BAD_PHOTO, 'PHOTO_NOT_UPLOADED', 'PHOTO_GONE', 'PHOTOS_AWAY', 'PHOTOS_FULL', 'PHOTOS_BUSY'],
  },
  picture: {
    call: 'GET /media/:name',
    role: 'anyone',
    summary: 'A picture.',
    refusals: ['PHOTOS_AWAY'],
  },
  thumbnail: {
    call: 'GET /media/thumbs/:name',
    role: 'anyone',
    summary: 'A small version of a picture.',
    refusals: [...BAD_PHOTO, 'PHOTOS_AWAY', 'PHOTOS_FULL'],
  },
  sharePicture: {
    call: 'GET /media/share/:name',
    role: 'anyone',
    summary: 'The link preview picture, a 1200 by 630 pixel JPEG. Pages point to it.',
    refusals: ['PHOTOS_AWAY', 'PHOTOS_BUSY'],
  },
} as const satisfies ApiCalls;
