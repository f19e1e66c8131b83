import type { Payload } from 'payload';
import { KEPT_PICTURE, UNASKED_MS, UPLOAD_LINK_MS } from '#domain/photos/photo-limits';
import { findOne } from '#server/database/find';
import type { Upload } from '../../payload-types';

/** The row of an uploaded photo, or null. */
export function findUpload(payload: Payload, id: string): Promise<Upload | null> {
  return findOne(payload, 'uploads', { id: { equals: id } });
}

/** The name in /media of an upload's photo. */
export const keptName = (id: string): string => `${id}.${KEPT_PICTURE.ending}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sent and never asked for again is removed this long after it was written, in ms. */
export const RAW_MS = UPLOAD_LINK_MS + UNASKED_MS;
/** A photo that nothing uses is removed after this time, in ms (rule 9.5). */
export const UNUSED_MS = DAY_MS;
/** A photo in use is looked at again after this time, in ms: its order or album may be gone by then. */
export const USED_MS = 30 * DAY_MS;

/** The moment that is so many ms from now. */
export const laterBy = (ms: number): string => new Date(Date.now() + ms).toISOString();
