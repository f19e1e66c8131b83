import { type Meta, Uppy, type UppyFile } from '@uppy/core';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';

export interface PhotoMeta extends Meta {
  /** Failed, and about to be retried automatically. */
  retrying?: boolean;
  /** Failed because the shop does not take this photo. */
  refused?: boolean;
  /** What the server says about the failure, in addition to the error. */
  reason?: string;
  /** Its lasting address. */
  photo?: string;
}

type NoBody = Record<string, never>;
export type PhotoUppy = Uppy<PhotoMeta, NoBody>;

/** A photo in the uploader. */
export type PhotoFile = UppyFile<PhotoMeta, NoBody>;

interface PhotoUppyOptions {
  /** How many photos may still be added. */
  room: number;
  /** The message when there are too many. */
  tooMany: string;
  /** Whether photos are sent as they are added. */
  autoProceed: boolean;
}

/** An Uppy with the shop's limits for photos (rule 9.1) and the shop's messages for files outside of them. */
export function createPhotoUppy({ room, tooMany, autoProceed }: PhotoUppyOptions): PhotoUppy {
  return new Uppy<PhotoMeta, NoBody>({
    autoProceed,
    restrictions: {
      maxNumberOfFiles: room,
      maxFileSize: PHOTO_LIMITS.maxBytes,
      allowedFileTypes: [...UPLOAD_TYPES],
    },
    locale: {
      pluralize: (count) => (count === 1 ? 0 : 1),
      strings: {
        exceedsSize: MESSAGES.photoTooLarge,
        youCanOnlyUploadFileTypes: MESSAGES.photoType,
        youCanOnlyUploadX: { 0: tooMany, 1: tooMany },
        noDuplicates: 'You have chosen this photo already',
      },
    },
  });
}
