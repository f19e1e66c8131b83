/** What the photo upload takes (spec 9). */
export const PHOTO_LIMITS = { maxFiles: 5, maxBytes: 10_485_760 } as const;

/** Only the shop's own lasting addresses are accepted as images of orders and albums (decisions: the API). */
export const MEDIA_PATH = '/media/';
