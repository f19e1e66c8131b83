import { type Meta, Uppy, type UppyFile } from '@uppy/core';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import * as texts from './photos-texts';

export interface PhotoMeta extends Meta {
  retrying?: boolean;
  refused?: boolean;
  reason?: string;
  photo?: string;
}

type NoBody = Record<string, never>;
export type PhotoUppy = Uppy<PhotoMeta, NoBody>;

export type PhotoFile = UppyFile<PhotoMeta, NoBody>;

interface PhotoUppyOptions {
  room: number;
  tooMany: string;
  autoProceed: boolean;
}

/** Creates an Uppy with the shop's photo limits and messages (rule 9.1). */
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
        noDuplicates: texts.youAlreadyChosePhoto,
      },
    },
  });
}
