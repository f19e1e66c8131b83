import { KEPT_PICTURE } from '#domain/photos/photo-types';

/** Under which name in /media the photo of an upload is kept. */
export const keptName = (id: string): string => `${id}.${KEPT_PICTURE.ending}`;
