import { ValidationError } from 'payload';
import { SAMPLES_LEFT, sampleContent } from '#domain/gallery/sample-album';
import { imageList } from '#domain/photos/images';
import type { Rule } from '#server/platform/database/rule';

/** An album is a sample while it has the demo drawings. It can't have photos at the same time (rule 3.7). */
export const updateSampleFlag: Rule<'gallery'> = {
  name: 'update-sample-flag',
  of: ['imageUrls'],
  reads: ['isSample', 'imageUrls'],
  before: ({ stored, changes }) => {
    if (!stored?.isSample) return {};
    const drawings = imageList.parse(stored.imageUrls) ?? [];
    const content = sampleContent(drawings, imageList.parse(changes.imageUrls) ?? []);
    if (content === 'both') {
      throw new ValidationError({
        collection: 'gallery',
        errors: [{ path: 'imageUrls', message: SAMPLES_LEFT }],
      });
    }
    return content === 'others' ? { isSample: false } : {};
  },
};
