import { finalizeUploads } from './finalize-uploads';
import type { PhotoProblem } from './photo-problem';
import { isInProgress } from './photo-state';
import { createPhotoUppy, type PhotoFile } from './photo-uppy';
import { putPhotos, resetUpload } from './put-photos';
import type { FileProblem } from './refused-files';

/** How long to wait before each automatic retry, in ms. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000];

interface PhotoUploaderOptions {
  room: number;
  tooMany: string;
  concurrency: number;
  /** Whether photos upload as they're added, wait for the network, and retry. If not, `send` sends them once. */
  isAutomatic: boolean;
  problemOf: (error: unknown, name: string) => PhotoProblem;
  /** Says why a photo that arrived has no permanent URL. Null if it has one. */
  unfinishedProblemOf: (name: string, refusal?: string) => PhotoProblem | null;
  /** Called with photos that arrived: their permanent URLs, or their upload URLs (rule 9.4). */
  onPhotos?: (photos: string[]) => void;
  onIdle?: (result: { arrived: number; failed: number }) => void;
}

export type PhotoUploader = ReturnType<typeof createPhotoUploader>;

/** Uploads each photo with one PUT to its own URL. `close` stops and clears everything. */
export function createPhotoUploader(options: PhotoUploaderOptions) {
  const {
    room,
    tooMany,
    concurrency,
    isAutomatic,
    problemOf,
    unfinishedProblemOf,
    onPhotos,
    onIdle: onRest,
  } = options;
  const uppy = createPhotoUppy({ room, tooMany, autoProceed: isAutomatic });
  const stop = putPhotos(uppy, { concurrency, isPatient: isAutomatic });
  const handedOn = new Set<string>();
  const retries = new Map<string, { count: number; timer?: ReturnType<typeof setTimeout> }>();
  let arrived = 0;

  uppy.addPostProcessor(async (ids) => {
    const files = ids.flatMap((id) => findFile(id) ?? []).filter((file) => !file.error && hasArrived(file));
    const { permanentUrls, refused } = await finalizeUploads(files.map(uploadOf));
    const photos: string[] = [];
    for (const file of files) {
      // It was removed while we were asking for its URL.
      if (!findFile(file.id)) continue;
      uppy.emit('postprocess-complete', file);
      const photo = permanentUrls.get(uploadOf(file));
      const refusal = refused.get(uploadOf(file));
      const problem = photo ? null : unfinishedProblemOf(file.name, refusal);
      if (problem) {
        // A refusal would happen again. Without an answer, a retry helps.
        fail(file, problem, refusal !== undefined);
        continue;
      }
      handedOn.add(file.id);
      if (photo) uppy.setFileMeta(file.id, { photo });
      photos.push(photo ?? uploadOf(file));
    }
    reportPhotos(photos);
    notifyIfIdle();
  });

  uppy.on('upload-error', (file, error) => {
    if (!file || !findFile(file.id)) return;
    const problem = problemOf(error, file.name);
    const count = retries.get(file.id)?.count ?? 0;
    const delay = problem.retry === 'by itself' ? RETRY_DELAYS_MS[count] : undefined;
    if (!isAutomatic || delay === undefined) {
      fail(file, problem, problem.retry === 'never');
      notifyIfIdle();
      return;
    }
    uppy.setFileMeta(file.id, { retrying: true });
    retries.set(file.id, { count: count + 1, timer: setTimeout(() => send(file.id), delay) });
  });
  uppy.on('file-removed', notifyIfIdle);

  function findFile(id: string): PhotoFile | undefined {
    return uppy.getState().files[id];
  }

  function hasArrived({ id, progress }: PhotoFile): boolean {
    return progress.uploadComplete === true && !handedOn.has(id);
  }

  function uploadOf({ uploadURL = '' }: PhotoFile): string {
    return uploadURL;
  }

  function fail({ id }: PhotoFile, { message, reason }: PhotoProblem, refused: boolean): void {
    uppy.setFileMeta(id, { refused, reason });
    uppy.setFileState(id, { error: message });
  }

  function reportPhotos(photos: string[]): void {
    arrived += photos.length;
    if (photos.length > 0) onPhotos?.(photos);
  }

  function notifyIfIdle(): void {
    const files = uppy.getFiles();
    if (arrived === 0 || files.some(isInProgress)) return;
    const result = { arrived, failed: files.filter(({ error }) => error).length };
    arrived = 0;
    onRest?.(result);
  }

  async function send(id: string): Promise<void> {
    const file = findFile(id);
    if (!file) return;
    if (file.meta.refused) resetUpload(uppy, id);
    else if (hasArrived(file)) uppy.emit('postprocess-progress', file, { mode: 'indeterminate' });
    uppy.setFileMeta(id, { retrying: false, refused: false, reason: undefined });
    try {
      await uppy.retryUpload(id);
    } catch (error) {
      uppy.emit('upload-error', findFile(id), photoError(error));
    }
  }

  return {
    add(files: readonly File[]): FileProblem[] {
      // Uppy treats 0 as no limit.
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
    send,
    retry(id: string): void {
      retries.delete(id);
      send(id);
    },
    remove: (id: string) => uppy.removeFile(id),
    stop,
    /** Forgets photos that arrived but that the shop no longer has, so all of them are sent again. */
    resetUploaded(): void {
      handedOn.clear();
      for (const { id } of uppy.getFiles()) {
        resetUpload(uppy, id);
        uppy.setFileMeta(id, { photo: undefined });
      }
    },
    close(): void {
      for (const { timer } of retries.values()) clearTimeout(timer);
      const left = uppy.getFiles().filter((file) => !file.error && hasArrived(file));
      for (const { id } of left) handedOn.add(id);
      reportPhotos(left.map(uploadOf));
      uppy.off('file-removed', notifyIfIdle);
      uppy.destroy();
    },
    subscribe(onChange: () => void): () => void {
      uppy.on('state-update', onChange);
      return () => uppy.off('state-update', onChange);
    },
    files: () => uppy.getState().files,
  };
}

function photoError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
