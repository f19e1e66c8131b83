import { expect, it } from 'vitest';
import { photoChanges } from './photo-changes';

const UPLOAD = '/api/objects/uploads/a';

it('keeps changes made while an upload waits for its permanent URL', () => {
  let photos = ['/media/old.webp', UPLOAD];
  // Acts like a form that was rendered earlier and answers late.
  const changes = photoChanges(
    () => photos,
    (changed) => {
      photos = changed;
    },
  );
  changes.onAdd(['/media/new.webp']);
  changes.onRemove('/media/old.webp');
  changes.onFinalized(new Map([[UPLOAD, '/media/a.webp']]));
  expect(photos).toEqual(['/media/a.webp', '/media/new.webp']);
});

it("doesn't restore a photo that someone removed", () => {
  let photos: string[] | undefined;
  const changes = photoChanges(
    () => photos,
    (changed) => {
      photos = changed;
    },
  );
  changes.onAdd([UPLOAD]);
  changes.onRemove(UPLOAD);
  changes.onFinalized(new Map([[UPLOAD, '/media/a.webp']]));
  expect(photos).toEqual([]);
});
