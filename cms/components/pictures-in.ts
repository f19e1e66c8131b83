import * as z from 'zod/mini';
import { MEDIA_PATH } from '#domain/photos/photo-limits';

const pictureList = z.object({
  docs: z.array(z.object({ id: z.string(), filename: z.string().check(z.minLength(1)) })),
});

/** Returns the permanent URLs of a list of Media, by ID. @throws if it's anything else */
export function picturesIn(list: unknown): Map<string, string> {
  return new Map(pictureList.parse(list).docs.map(({ id, filename }) => [id, `${MEDIA_PATH}${filename}`]));
}
