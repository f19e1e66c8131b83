import { z } from 'zod';
import { MESSAGES } from '../words/shop-texts';

/** The answer to POST /api/objects/upload: where one PUT sends the photo's bytes (rule 9.2). */
export const uploadAnswer = z.object({ uploadURL: z.url() });
export type UploadAnswer = z.infer<typeof uploadAnswer>;

const URLS_MAX = 50;
const URL_LENGTH_MAX = 4000;

export const normalizeRequest = z.object({
  urls: z
    .array(z.string(MESSAGES.foreignImage).max(URL_LENGTH_MAX, MESSAGES.foreignImage), MESSAGES.selectImage)
    .max(URLS_MAX, MESSAGES.tooManyUploads),
});

export const normalizeAnswer = z.object({ normalizedUrls: z.array(z.string()) });
export type NormalizeAnswer = z.infer<typeof normalizeAnswer>;
