import { ALBUM_IMAGES_MAX } from '#domain/gallery/gallery-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { ApiError } from '../../api/client';
import type { PhotoProblem } from '../../photos/photo-problem';
import { createPhotoUploader } from '../../photos/photo-uploader';
import { PutFailed } from '../../photos/put-photos';
import * as texts from './gallery-tab-texts';

type SentPhotos =
  | { state: 'sent'; imageUrls: string[] }
  | { state: 'failed'; problem: string }
  | { state: 'stopped' };

export type AlbumUploader = ReturnType<typeof createAlbumUploader>;

/** Creates an uploader that sends an album's photos once the album is saved. */
export function createAlbumUploader() {
  const uploader = createPhotoUploader({
    room: ALBUM_IMAGES_MAX,
    tooMany: MESSAGES.tooManyAlbumPhotos,
    concurrency: 3,
    isAutomatic: false,
    problemOf,
    unfinishedProblemOf: (name, refusal) => ({
      message: texts.noPublicUrl(name),
      reason: refusal,
      retry: 'by hand',
    }),
  });
  let inProgress: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const photos = () => Object.values(uploader.files());

  async function sendMissing(): Promise<SentPhotos> {
    isStopped = false;
    const problems: string[] = [];
    const missing = photos().filter(({ meta }) => !meta.photo);
    await Promise.all(
      missing.map(async ({ id }) => {
        await uploader.send(id);
        const problem = uploader.files()[id]?.error;
        if (problem) problems.push(problem);
      }),
    );
    if (isStopped) return { state: 'stopped' };
    const [problem] = problems;
    if (problem !== undefined) return { state: 'failed', problem };
    return { state: 'sent', imageUrls: photos().flatMap(({ meta }) => meta.photo ?? []) };
  }

  return {
    ...uploader,
    sendAll(): Promise<SentPhotos> {
      const sent = sendMissing();
      inProgress = sent;
      return sent;
    },
    stop(): void {
      isStopped = true;
      uploader.stop();
    },
    async close(): Promise<void> {
      await inProgress;
      uploader.close();
    },
  };
}

/** Says why a photo failed, with the specified text (rule 2.10) and the server's. */
function problemOf(error: unknown, name: string): PhotoProblem {
  if (error instanceof PutFailed) {
    const message = texts.failedToUpload(name, error.statusText);
    return { message, reason: error.serverMessage, retry: 'by hand' };
  }
  // A TypeError means that the network failed. Anything else is a response without a URL.
  const isAway = error instanceof ApiError || error instanceof TypeError;
  return {
    message: isAway ? texts.albumFailed : texts.invalidUploadResponse,
    reason: error instanceof ApiError ? error.serverMessage : undefined,
    retry: 'by hand',
  };
}
