import type { PhotoFile } from './photo-uppy';

/** How far a photo has come, in the order it goes through them (rule 9.2). */
export const PHOTO_STATE_LABEL = {
  waiting: 'Waiting',
  preprocessing: 'Getting ready',
  uploading: 'Uploading',
  postprocessing: 'Finishing',
  complete: 'Uploaded',
  error: 'Upload failed',
} as const;
export type PhotoState = keyof typeof PHOTO_STATE_LABEL;

/** The state of a photo in the uploader. */
export function photoState({ error, progress, meta }: PhotoFile): PhotoState {
  if (meta.retrying) return 'waiting';
  if (error) return 'error';
  if (progress.postprocess) return 'postprocessing';
  if (progress.uploadComplete) return 'complete';
  if (progress.preprocess) return 'preprocessing';
  return progress.uploadStarted ? 'uploading' : 'waiting';
}

/** How much of a photo has been sent, in whole percent. */
export function percentOf({ progress }: PhotoFile): number {
  return Math.floor(progress.percentage ?? 0);
}

/** Whether work on a photo still goes on; a paused one counts, because it waits to go on. */
export function isUnderWay(file: PhotoFile): boolean {
  const state = photoState(file);
  return state !== 'complete' && state !== 'error';
}
