import { errorAnswerIn } from './client';

interface PutPhoto {
  url: string;
  file: File;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** A photo did not reach the address it was sent to; `status` is 0 when nobody answered. */
export class PutFailed extends Error {
  override readonly name = 'PutFailed';
  readonly status: number;
  readonly statusText: string;
  /** What the server says to the person, if it says anything. */
  readonly serverMessage?: string;

  constructor({ status, statusText, responseText }: XMLHttpRequest) {
    super(`${status}: ${statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.serverMessage = errorAnswerIn(responseText)?.message;
  }
}

/**
 * Sends a photo by one PUT with its content type (rule 9.2), and tells how far it is. Throws a `PutFailed`, or the signal's
 * reason once it has been stopped.
 */
export function putPhoto({ url, file, onProgress, signal }: PutPhoto): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // `fetch` does not tell how much it has sent.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PutFailed(request));
    });
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
