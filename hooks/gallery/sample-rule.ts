import { ValidationError } from 'payload';
import { SAMPLES_LEFT, sampleContent } from '#domain/gallery/sample-album';
import { imageList } from '#domain/photos/images';
import type { Rule } from '#server/platform/database/rule';

/**
 * An album is a sample for as long as it holds the demo shop's drawings, and no longer (rule 3.7). Photos beside them are refused by
 * a ValidationError, or the one or the other would be called what it is not.
 */
export const keepSampleTrue: Rule<'gallery'> = {
  name: 'keep-sample-true',
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
