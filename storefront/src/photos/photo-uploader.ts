import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import { Uppy } from '@uppy/core';
import { PHOTO_LIMITS, PHOTO_TYPES } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/messages';
import { startPhotoUpload } from '../api/photos';
import type { PhotoFile, PhotoMeta } from './photo-file';
import { photoProblem } from './photo-problem';
import { isUnderWay } from './photo-state';
import { settlePhotos } from './settle-photos';
import type { FileProblem } from './use-refused-files';

/** Spec 9: how long until a failed photo is sent again by itself, in ms. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

interface PhotoUploaderOptions {
  /** How many photos may still be added. */
  room: number;
  /** Said when there are too many. */
  tooMany: string;
  /** Photos that have arrived: lasting addresses, or those of their uploads where these are not known yet (rule 9.4). */
  onPhotos: (photos: string[]) => void;
  /** Nothing is under way any more: how many have arrived since the last time, and how many failed. */
  onRest: (result: { arrived: number; failed: number }) => void;
}

export type PhotoUploader = ReturnType<typeof createPhotoUploader>;

/** Sends photos as they are added, each by one PUT to an address of its own. `close` stops and forgets everything. */
export function createPhotoUploader({ room, tooMany, onPhotos, onRest }: PhotoUploaderOptions) {
  const uppy = new Uppy<PhotoMeta, AwsBody>({
    autoProceed: true,
    restrictions: {
      maxNumberOfFiles: room,
      maxFileSize: PHOTO_LIMITS.maxBytes,
      allowedFileTypes: [...PHOTO_TYPES],
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
  /** The addresses photos are sent to, by what the uploader keeps of them: it drops their signatures. */
  const uploads = new Map<string, string>();
  const handedOn = new Set<string>();
  const retries = new Map<string, { count: number; timer?: ReturnType<typeof setTimeout> }>();
  let arrived = 0;

  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    // Its own default needs https.
    generateObjectKey: ({ id }) => id,
    signRequest: async () => {
      const url = await startPhotoUpload();
      uploads.set(withoutQuery(url), url);
      return { url };
    },
  });

  uppy.addPostProcessor(async (ids) => {
    const files = ids.flatMap((id) => findFile(id) ?? []).filter((file) => !file.error && hasArrived(file));
    const settled = await settlePhotos(files.map(uploadOf));
    const photos: string[] = [];
    for (const [index, file] of files.entries()) {
      const answer = settled[index];
      // Taken out while its address was asked for.
      if (!answer || !findFile(file.id)) continue;
      handedOn.add(file.id);
      uppy.emit('postprocess-complete', file);
      if (answer.state === 'refused') {
        uppy.setFileMeta(file.id, { refused: true });
        uppy.setFileState(file.id, { error: answer.message });
      } else photos.push(answer.state === 'kept' ? answer.photo : answer.upload);
    }
    handOn(photos);
    restIfDone();
  });

  uppy.on('upload-error', (file, error) => {
    if (!file || !findFile(file.id)) return;
    const { message, retry } = photoProblem(error);
    const count = retries.get(file.id)?.count ?? 0;
    const delay = retry === 'by itself' ? RETRY_DELAYS_MS[count] : undefined;
    if (delay === undefined) {
      uppy.setFileMeta(file.id, { refused: retry === 'never' });
      uppy.setFileState(file.id, { error: message });
      restIfDone();
      return;
    }
    uppy.setFileMeta(file.id, { retrying: true });
    retries.set(file.id, { count: count + 1, timer: setTimeout(() => sendAgain(file.id), delay) });
  });
  uppy.on('file-removed', restIfDone);

  function findFile(id: string): PhotoFile | undefined {
    return uppy.getState().files[id];
  }

  function hasArrived({ id, progress }: PhotoFile): boolean {
    return progress.uploadComplete === true && !handedOn.has(id);
  }

  /** Where a photo has arrived; of several addresses, after a pause or a failure, the one that was used. */
  function uploadOf({ uploadURL = '' }: PhotoFile): string {
    return uploads.get(uploadURL) ?? uploadURL;
  }

  function handOn(photos: string[]): void {
    arrived += photos.length;
    if (photos.length > 0) onPhotos(photos);
  }

  function restIfDone(): void {
    const files = uppy.getFiles();
    if (arrived === 0 || files.some(isUnderWay)) return;
    const result = { arrived, failed: files.filter(({ error }) => error).length };
    arrived = 0;
    onRest(result);
  }

  function sendAgain(id: string): void {
    if (!findFile(id)) return;
    uppy.setFileMeta(id, { retrying: false });
    uppy
      .retryUpload(id)
      .catch((error: unknown) => uppy.emit('upload-error', findFile(id), photoError(error)));
  }

  return {
    /** Adds what may be added and answers why the others may not. */
    add(files: readonly File[]): FileProblem[] {
      // A limit of no files at all is none to it.
      if (room <= 0) return files.map(({ name }) => ({ name, reason: tooMany }));
      const problems: FileProblem[] = [];
      for (const file of files) {
        try {
          uppy.addFile(file);
        } catch (error) {
          problems.push({ name: file.name, reason: photoError(error).message });
        }
      }
      return problems;
    },
    pauseOrResume: (id: string) => uppy.pauseResume(id),
    retry(id: string): void {
      retries.delete(id);
      sendAgain(id);
    },
    remove: (id: string) => uppy.removeFile(id),
    /** Stops what is under way; photos that have arrived are handed on, even if their lasting address is not known. */
    close(): void {
      for (const { timer } of retries.values()) clearTimeout(timer);
      const left = uppy.getFiles().filter((file) => !file.error && hasArrived(file));
      for (const { id } of left) handedOn.add(id);
      handOn(left.map(uploadOf));
      uppy.off('file-removed', restIfDone);
      uppy.destroy();
    },
    subscribe(onChange: () => void): () => void {
      uppy.on('state-update', onChange);
      return () => uppy.off('state-update', onChange);
    },
    /** The photos by their ids; the same object until something changes. */
    files: () => uppy.getState().files,
  };
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  return url.href;
}

function photoError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
