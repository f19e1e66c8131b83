/**
 * How far a photo has come: its file is being written, it is kept under its lasting address, or it is being removed because
 * nothing uses it.
 */
export const UPLOAD_STATES = ['storing', 'kept', 'removing'] as const;
