/** The kinds of picture that can be uploaded (rule 9.1). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** What is served under /media by the ending of its name; whatever else lies there is not. */
export const PICTURE_ENDINGS: Readonly<Record<string, PhotoType>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Every picture is kept as WebP, animated ones too: nothing but pixels survives being written anew. */
export const KEPT_PICTURE = { type: 'image/webp', ending: 'webp' } as const;
