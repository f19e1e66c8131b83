import type { PhotoFile } from './photo-uppy';
import * as texts from './photos-texts';

/** The stages of a photo, in order (rule 9.2). */
export const PHOTO_STATE_LABEL = {
  waiting: texts.waiting,
  preprocessing: texts.gettingReady,
  uploading: texts.uploading,
  postprocessing: texts.finishing,
  complete: texts.uploaded,
  error: texts.uploadFailed,
} as const;
export type PhotoState = keyof typeof PHOTO_STATE_LABEL;

export function photoState({ error, progress, meta }: PhotoFile): PhotoState {
  if (meta.retrying) return 'waiting';
  if (error) return 'error';
  if (progress.postprocess) return 'postprocessing';
  if (progress.uploadComplete) return 'complete';
  if (progress.preprocess) return 'preprocessing';
  return progress.uploadStarted ? 'uploading' : 'waiting';
}

export function percentOf({ progress }: PhotoFile): number {
  return Math.floor(progress.percentage ?? 0);
}

/** Whether a photo is still on its way, even if it's paused. */
export function isInProgress(file: PhotoFile): boolean {
  const state = photoState(file);
  return state !== 'complete' && state !== 'error';
}
