import { expect, it } from 'vitest';
import { photoChanges } from './photo-changes';

const UPLOAD = '/api/objects/uploads/a';

it('what came and went while an upload waited for its lasting address stays so', () => {
  let photos = ['/media/old.webp', UPLOAD];
  // As a form that was drawn before, and answers late.
  const changes = photoChanges(
    () => photos,
    (changed) => {
      photos = changed;
    },
  );
  changes.onAdd(['/media/new.webp']);
  changes.onRemove('/media/old.webp');
  changes.onKept(new Map([[UPLOAD, '/media/a.webp']]));
  expect(photos).toEqual(['/media/a.webp', '/media/new.webp']);
});

it('a photo that was taken out meanwhile does not come back', () => {
  let photos: string[] | undefined;
  const changes = photoChanges(
    () => photos,
    (changed) => {
      photos = changed;
    },
  );
  changes.onAdd([UPLOAD]);
  changes.onRemove(UPLOAD);
  changes.onKept(new Map([[UPLOAD, '/media/a.webp']]));
  expect(photos).toEqual([]);
});
