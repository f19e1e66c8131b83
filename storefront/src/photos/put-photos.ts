import { EventManager } from '@uppy/core';
import { fetcher, NetworkError, TaskQueue } from '@uppy/core/utils';
import { UPLOAD_STALL_MS } from '#domain/wire/answer-times';
import { inTime } from '../api/client';
import { errorAnswerIn } from '../api/error-answer';
import { startPhotoUpload } from '../api/photos';
import type { PhotoFile, PhotoUppy } from './photo-uppy';
import * as texts from './photos-texts';

/** A PUT that failed. `status` is 0 if there was no answer. */
export class PutFailed extends Error {
  override readonly name = 'PutFailed';
  readonly status: number;
  readonly statusText: string;
  readonly serverMessage?: string;

  constructor({
    status,
    statusText,
    responseText,
  }: Pick<XMLHttpRequest, 'status' | 'statusText' | 'responseText'>) {
    super(`${status}: ${statusText}`);
    this.status = status;
    // HTTP/2 has no text with its status.
    this.statusText = statusText || (status === 0 ? texts.noConnection : texts.statusCode(status));
    this.serverMessage = errorAnswerIn(responseText)?.message;
  }
}

interface PutOptions {
  concurrency: number;
  /** Whether to wait for the network and retry before a photo fails. */
  isPatient: boolean;
}

/**
 * Makes Uppy upload each photo with one PUT (rule 9.2), to a URL that's requested when it's the photo's turn. Uppy's own S3 plugin always
 * retries and hides the status. Returns a function that stops the uploads and resets their photos.
 */
export function putPhotos(uppy: PhotoUppy, { concurrency, isPatient }: PutOptions): () => void {
  const queue = new TaskQueue({ concurrency });
  const uploading = new Map<string, () => void>();
  const { capabilities } = uppy.getState();
  uppy.setState({ capabilities: { ...capabilities, resumableUploads: true } });

  uppy.addUploader(async (ids) => {
    await Promise.allSettled(ids.map((id) => queue.add(() => sendInTurn(id))));
  });

  async function sendInTurn(id: string): Promise<void> {
    const file = uppy.getState().files[id];
    if (!file || file.error || file.progress.uploadComplete) return;
    uppy.emit('upload-start', [file]);
    await new Promise<void>((resolve) => {
      const events = new EventManager(uppy);
      let attempt = new AbortController();
      function end(): void {
        attempt.abort();
        events.remove();
        uploading.delete(id);
        resolve();
      }
      async function start(photo: PhotoFile): Promise<void> {
        attempt = new AbortController();
        const { signal } = attempt;
        try {
          const uploadURL = await put(photo, signal);
          uppy.emit('upload-success', photo, { status: 200, uploadURL });
        } catch (error) {
          if (signal.aborted) return;
          uppy.emit('upload-error', photo, error instanceof Error ? error : new Error(String(error)));
        }
        end();
      }
      uploading.set(id, end);
      events.onFileRemove(id, end);
      events.onFilePause(id, (isPaused) => {
        if (isPaused) attempt.abort();
        else start(file);
      });
      start(file);
    });
  }

  async function put(file: PhotoFile, signal: AbortSignal): Promise<string> {
    if (isPatient) await online(signal);
    const url = await startPhotoUpload();
    signal.throwIfAborted();
    try {
      // A large photo on a slow line takes a while. If it stalls, it's lost.
      await inTime({ ms: UPLOAD_STALL_MS, signal }, (untilStall, onProgress) =>
        fetcher(url, {
          method: 'PUT',
          headers: { 'Content-Type': file.type },
          body: file.data instanceof Blob ? file.data : null,
          signal: untilStall,
          retries: isPatient ? 3 : 0,
          shouldRetry: ({ status }) => navigator.onLine && (status < 400 || status >= 500 || status === 429),
          onUploadProgress: ({ loaded, total, lengthComputable }) => {
            onProgress();
            if (!lengthComputable) return;
            uppy.emit('upload-progress', file, {
              uploadStarted: Date.now(),
              bytesUploaded: loaded,
              bytesTotal: total,
            });
          },
        }),
      );
    } catch (error) {
      throw error instanceof NetworkError && error.request ? new PutFailed(error.request) : error;
    }
    return url;
  }

  return () => {
    queue.clear();
    for (const [id, end] of uploading) {
      end();
      resetUpload(uppy, id);
    }
  };
}

export function resetUpload(uppy: PhotoUppy, id: string): void {
  const file = uppy.getFile(id);
  uppy.setFileState(id, {
    error: null,
    progress: {
      percentage: 0,
      bytesUploaded: false,
      bytesTotal: file.size,
      uploadComplete: false,
      uploadStarted: null,
    },
  });
}

/** Waits until the device is online. After an abort, it never resolves. */
async function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true, signal }));
}
