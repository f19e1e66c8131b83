import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { openDashboard } from './shop-owner';
import { DESKTOP, expectFaultless, expectNotice } from './shop-visitor';

/** A picture of one color, as a phone would send it. */
async function photo(name: string, background: string) {
  const create = { width: 1200, height: 900, channels: 3, background } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

// One photo only: tests of the public gallery take an album with several, and this one is gone again soon.
test('an album is added and deleted; what fails keeps what was chosen, and is not sent twice', async ({
  page,
}) => {
  const title = `Mitt ${crypto.randomUUID().slice(0, 8)}`;
  await openDashboard(page, 'gallery');
  await page.getByRole('button', { name: 'Add Album' }).click();
  const form = page.getByRole('form', { name: 'Add Album' });
  const heading = page.getByRole('heading', { name: /^Gallery Albums \(\d+\)$/ });
  await expect(heading).toBeVisible();
  const submit = form.getByRole('button', { name: 'Add Album' });
  await submit.click();
  await expectNotice(page, 'Error', 'Please enter a title');
  await form.getByLabel('Title').fill(title);
  await submit.click();
  await expectNotice(page, 'Error', 'Please select at least one image');
  await expect(form.getByText('Please select at least one image')).toBeVisible();

  await form.getByLabel('Description (optional)').fill('New lace all around');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose photos' }).click();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await (await chooser).setFiles([await photo('a.jpg', '#8a5a2e'), await photo('b.jpg', '#6b3f22'), notes]);
  await expect(form.getByRole('alert')).toContainText('notes.txt: Please choose a JPEG');
  await form.getByRole('button', { name: 'Remove b.jpg' }).click();

  await page.route('**/api/objects/uploads/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Away' } }),
  );
  await submit.click();
  await expectNotice(page, 'Error', 'Failed to upload a.jpg: Internal Server Error');
  await expectFaultless(page, 'gallery with a failed photo');
  await page.setViewportSize(DESKTOP);
  await page.unroute('**/api/objects/uploads/**');

  let puts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts += 1;
  });
  await page.route('**/api/admin/work-gallery', (route) => route.fulfill({ status: 500, body: '' }));
  await submit.click();
  await expectNotice(page, 'Error', 'Failed to upload and save images');
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await page.unroute('**/api/admin/work-gallery');
  await submit.click();
  await expectNotice(page, 'Album Added', '');
  expect(puts, 'the photo is sent once').toBe(1);
  await expect(form.getByLabel('Title')).toHaveValue('');
  await expect(form.getByRole('list', { name: 'Chosen images' })).toHaveCount(0);

  const album = page.getByRole('row').filter({ hasText: title });
  await expect(album).toContainText('New lace all around');
  await expect(album).toContainText('1 photo');
  const count = await heading.innerText();
  const remove = album.getByRole('button', { name: `Delete album ${title}` });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this album?' });
  await expectFaultless(page, 'an album about to be deleted');
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await page.route('**/api/admin/work-gallery/*', (route) => route.fulfill({ status: 500, body: '' }));
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete Album' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete album');
  await page.unroute('**/api/admin/work-gallery/*');
  await dialog.getByRole('button', { name: 'Delete Album' }).click();
  await expectNotice(page, 'Album Deleted', '');
  await expect(album).toHaveCount(0);
  expect(await heading.innerText()).not.toBe(count);
});
