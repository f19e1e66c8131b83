import { expect, test } from '@playwright/test';
import { galleryAlbumList } from '#domain/gallery/gallery-contract';
import { choosePhotosIn, photo } from './photo-visitor';
import { openDashboard } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

// One photo only, because tests of the public gallery look for an album with several.
test('an album can be added, even after a failed photo, edited, and deleted', async ({ page }) => {
  const title = `Mitt ${crypto.randomUUID().slice(0, 8)}`;
  await openDashboard(page, 'gallery');
  await page.getByRole('button', { name: 'Add Album' }).click();
  const form = page.getByRole('form', { name: 'Add Album' });
  const heading = page.getByRole('heading', { name: /^Gallery Albums \(\d+\)$/ });
  await expect(heading).toBeVisible();
  const submit = form.getByRole('button', { name: 'Add Album' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description (optional)').fill('New lace all around');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await choosePhotosIn(page, await photo('a.jpg', '#8a5a2e'), await photo('b.jpg', '#6b3f22'), notes);
  await expect(form.getByRole('alert')).toContainText('notes.txt: Choose a JPEG');
  await form.getByRole('button', { name: 'Remove b.jpg' }).click();

  await page.route('**/api/objects/uploads/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Away' } }),
  );
  await submit.click();
  await expectNotice(page, 'Error', 'Failed to upload a.jpg: Internal Server Error');
  await expectAccessible(page, 'gallery with a failed photo');
  await page.setViewportSize(DESKTOP);
  await page.unroute('**/api/objects/uploads/**');
  await submit.click();
  await expectNotice(page, 'Album Added', '');
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('list', { name: 'Chosen images' })).toHaveCount(0);

  const album = page.getByRole('row').filter({ hasText: title });
  await expect(album).toContainText('New lace all around');
  await expect(album).toContainText('1 photo');

  const edit = page.getByRole('button', { name: /^Edit album/ });
  // An album with several photos.
  await edit.nth(1).click();
  const editor = page.getByRole('dialog', { name: 'Edit Album' });
  const photos = () =>
    editor.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await expect(editor.getByRole('button', { name: 'Move photo 2 later' })).toBeVisible();
  const [one, two] = await photos();
  await editor.getByRole('button', { name: 'Move photo 1 later' }).press('Enter');
  await expect.poll(async () => (await photos()).slice(0, 2)).toEqual([two, one]);
  await expect(editor.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
  await expectAccessible(page, 'an album that is edited');
  await page.setViewportSize(DESKTOP);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await editor.getByRole('button', { name: 'Discard' }).click();
  await edit.first().click();
  await editor.getByLabel('Title').fill(`${title} again`);
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Album Updated', '');
  await expect(editor).toHaveCount(0);
  const stored = galleryAlbumList.parse(await (await page.request.get('/api/work-gallery')).json());
  expect(stored.find((each) => each.title === `${title} again`)).toMatchObject({
    description: 'New lace all around',
    imageUrls: [expect.stringMatching(/^\/media\//)],
  });

  const count = await heading.innerText();
  const remove = album.getByRole('button', { name: `Delete album ${title} again` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this album?' });
  await expectAccessible(page, 'an album about to be deleted');
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete Album' }).click();
  await expectNotice(page, 'Album Deleted', '');
  await expect(album).toHaveCount(0);
  expect(await heading.innerText()).not.toBe(count);
});
