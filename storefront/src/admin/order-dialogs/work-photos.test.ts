import { describe, expect, it } from 'vitest';
import {
  changedPhotos,
  hasPhotoChanges,
  NO_PHOTO_CHANGES,
  withoutPhoto,
  withPermanentPhotos,
} from './work-photos';

describe('photo list changes', () => {
  it("apply on top of what's stored by now", () => {
    const changes = { added: ['c'], removed: ['a'] };
    expect(changedPhotos(['a', 'b'], changes)).toEqual(['b', 'c']);
    expect(changedPhotos(['a', 'b', 'new'], changes)).toEqual(['b', 'new', 'c']);
    expect(changedPhotos(['b', 'c'], changes)).toEqual(['b', 'c']);
  });

  it("drop a photo that's removed again", () => {
    const added = { added: ['c'], removed: [] };
    expect(hasPhotoChanges(withoutPhoto(added, 'c'))).toBe(false);
    expect(withoutPhoto(NO_PHOTO_CHANGES, 'a')).toEqual({ added: [], removed: ['a'] });
  });

  it("get permanent URLs once they're known", () => {
    const changes = { added: ['upload', 'c'], removed: ['a'] };
    expect(withPermanentPhotos(changes, new Map([['upload', '/media/u.webp']]))).toEqual({
      added: ['/media/u.webp', 'c'],
      removed: ['a'],
    });
  });
});
