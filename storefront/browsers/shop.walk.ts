import { expect } from '@playwright/test';
import { z } from 'zod';
import { comparedAlbums } from '#domain/gallery/compared-albums';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { serviceOf } from '../e2e/order-visitor';
import { openAsNewVisitor, press } from './steps';
import { test } from './walk';

test('home: a visitor reads the services and orders one from its card', async ({ visitor, request }) => {
  const { id, name } = await serviceOf({ request }, 'repair');
  await openAsNewVisitor(visitor, '/');
  await visitor.getByRole('link', { name: 'VIEW SERVICES' }).click();
  await visitor.waitForURL(/\/#services$/);
  await press(visitor, 'Switch to light theme');
  await press(visitor, 'Switch to dark theme');
  const card = visitor.getByRole('article', { name, exact: true });
  await card.getByRole('link', { name: 'Order This Service' }).click();
  await visitor.waitForURL(new RegExp(`/order\\?service=${id}`));
  const service = visitor.getByLabel('Select Service');
  await service.waitFor();
  expect(await service.inputValue()).toBe(id);
});

test('gallery: a photo opens large, leads to the others, and compares before and after', async ({
  visitor,
  request,
}) => {
  const albums = z.array(galleryAlbumView).parse(await (await request.get('/api/work-gallery')).json());
  const [compared] = comparedAlbums(albums);
  if (!compared) throw new Error('the demo shop has no album with two photos');
  const { title, imageUrls } = compared.album;
  const count = imageUrls.length;
  await openAsNewVisitor(visitor, '/our-work');
  await visitor.getByRole('button', { name: `${title}, 1 of ${count}` }).click();
  const lightbox = visitor.getByRole('dialog', { name: title });
  await lightbox.getByText(`Image 1 of ${count}`).waitFor();
  await press(lightbox, 'Next image');
  await lightbox.getByText(`Image 2 of ${count}`).waitFor();
  await press(lightbox, 'Previous image');
  await lightbox.getByText(`Image 1 of ${count}`).waitFor();
  await press(lightbox, 'Close');

  await visitor.goto('/');
  // The rest of the page loads on the first scroll.
  await visitor.getByRole('link', { name: 'VIEW SERVICES' }).click();
  const slider = visitor.getByRole('slider', { name: title });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  expect(await slider.inputValue()).toBe('52');
});
