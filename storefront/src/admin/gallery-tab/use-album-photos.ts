import { useRef, useState } from 'react';
import { ALBUM_IMAGES_MAX } from '#domain/gallery/gallery-contract';
import { MESSAGES } from '#domain/words/messages';
import type { FileProblem } from '../../photos/use-refused-files';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { type AlbumPhoto, fileProblem } from './album-photo';
import { PhotoFailure, sendAlbumPhoto } from './send-album-photo';

/** Photos that are sent at once. */
const AT_ONCE = 3;

/** What sending the photos came to: all are in the shop, the first failure, or it was stopped. */
export type SentPhotos =
  | { state: 'kept'; imageUrls: string[] }
  | { state: 'failed'; problem: string }
  | { state: 'stopped' };

/** The photos of an album that is being made. */
export function useAlbumPhotos() {
  const [photos, setPhotos] = useState<readonly AlbumPhoto[]>([]);
  const [sending, setSending] = useState<AbortController | null>(null);
  const count = useRef(0);

  function change(id: number, changes: Partial<AlbumPhoto>): void {
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  }

  /** Adds what may be added and answers why the others may not. */
  function add(files: readonly File[]): FileProblem[] {
    const problems: FileProblem[] = [];
    const added: AlbumPhoto[] = [];
    for (const file of files) {
      const chosen = [...photos, ...added];
      const isFull = chosen.length >= ALBUM_IMAGES_MAX;
      const reason = isFull
        ? MESSAGES.tooManyAlbumPhotos
        : fileProblem(
            file,
            chosen.map((photo) => photo.file),
          );
      if (reason) problems.push({ name: file.name, reason });
      else {
        count.current += 1;
        added.push({ id: count.current, file, state: 'chosen', percent: 0 });
      }
    }
    setPhotos((all) => [...all, ...added]);
    return problems;
  }

  /** Sends what is not in the shop yet, a few at once; one that fails does not hold up the others. */
  async function sendAll(): Promise<SentPhotos> {
    const stop = new AbortController();
    const kept = new Map(photos.flatMap(({ id, photo }) => (photo ? [[id, photo] as const] : [])));
    const problems: string[] = [];
    const waiting = photos.filter(({ photo }) => !photo);

    async function sendNext(): Promise<void> {
      for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
        const { id } = photo;
        try {
          stop.signal.throwIfAborted();
          const onChange = (changes: Partial<AlbumPhoto>) => change(id, changes);
          onChange({ problem: undefined });
          const address = await sendAlbumPhoto({ photo, signal: stop.signal, onChange });
          kept.set(id, address);
          change(id, { state: 'kept', photo: address });
        } catch (error) {
          if (stop.signal.aborted) change(id, { state: 'chosen' });
          else {
            const failure = error instanceof PhotoFailure ? error : new PhotoFailure(ADMIN_TEXTS.albumFailed);
            problems.push(failure.message);
            change(id, {
              state: 'failed',
              problem: [failure.message, failure.reason].filter(Boolean).join('. '),
            });
          }
        }
      }
    }

    setSending(stop);
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    } finally {
      setSending(null);
    }
    if (stop.signal.aborted) return { state: 'stopped' };
    const [problem] = problems;
    if (problem !== undefined) return { state: 'failed', problem };
    return { state: 'kept', imageUrls: photos.flatMap(({ id }) => kept.get(id) ?? []) };
  }

  return {
    photos,
    isFull: photos.length >= ALBUM_IMAGES_MAX,
    add,
    remove: (id: number) => setPhotos((all) => all.filter((photo) => photo.id !== id)),
    clear: () => setPhotos([]),
    sendAll,
    /** Stops what is under way; null when nothing is. */
    stop: sending && (() => sending.abort()),
    /** The shop does not have them any more: they are sent anew next time. */
    forgetKept: () =>
      setPhotos((all) => all.map(({ id, file }) => ({ id, file, state: 'chosen', percent: 0 }))),
  };
}
