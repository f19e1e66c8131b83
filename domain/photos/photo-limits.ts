export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** The format of photos from iPhones. Few browsers show it, so these photos are converted and never served (rule 9.6). */
export const HEIC_TYPES = ['image/heic', 'image/heif'] as const;

export const UPLOAD_TYPES = [...PHOTO_TYPES, ...HEIC_TYPES] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Types served under /media, by file extension. Anything else isn't served. */
export const PICTURE_ENDINGS: Readonly<Record<string, PhotoType>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Every picture is stored as WebP, including animations, so only pixels survive. */
export const STORED_PICTURE = { type: 'image/webp', ending: 'webp' } as const;

export const PHOTO_LIMITS = { maxFiles: 5, maxBytes: 10_485_760 } as const;

/** Limits on a decoded picture. The pixels of every frame count. Stored pictures are at most `storedSide` pixels on the longer side. */
export const PICTURE_LIMITS = {
  maxPixels: 50_000_000,
  maxFrames: 300,
  storedSide: 2560,
  thumbnailSide: 480,
} as const;

/** Sides of smaller thumbnails, in pixels, made on demand. */
export const SMALLER_SIDES = [160, 240, 360] as const;

/** Side of the square for a picture that fills a phone's width, in pixels, made on demand. */
export const WIDE_SIDE = 960;

/** How long an upload URL accepts its one PUT, in ms (rule 9.2). */
export const UPLOAD_LINK_MS = 15 * 60 * 1000;

/** How long after its URL expires an unused upload is deleted, in ms. */
export const ABANDONED_UPLOAD_MS = 30 * 60 * 1000;

/** Space that photos leave free. It's a fixed size, because a share of a large disk would be too much. */
export const DISK_RESERVE_BYTES = 1024 ** 3;
/** Below this much free space, in bytes, the owner gets a warning. Photos still work. */
export const DISK_WARN_BYTES = 2 * DISK_RESERVE_BYTES;

/** The suffix of an album's own copy of an order's photo, which is never served from a cache without a check (rule 36.8). */
export const ALBUM_COPY_ENDING = `.album.${STORED_PICTURE.ending}`;

export const isAlbumCopy = (picture: string): boolean => picture.endsWith(ALBUM_COPY_ENDING);

/** Only the shop's own permanent paths are accepted as images of orders and albums (rule 9.4). */
export const MEDIA_PATH = '/media/';
