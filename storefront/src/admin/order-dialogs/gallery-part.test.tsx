import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { fill, notice, user } from '../../testing/page-in-test';
import { answer, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './gallery-texts';
// Preload, so a busy machine doesn't slow the first test.
import './gallery-part';
import './order-details-dialog';

const [BEFORE, AFTER, BEFORE_2, AFTER_2] = [
  '/media/a.webp',
  '/media/b.webp',
  '/media/c.webp',
  '/media/d.webp',
];
const ALBUM = '00000000-0000-4000-8000-000000000077';
const ADD = `POST /api/orders/${ORDER.id}/album`;

startInFreshShop();

async function open(gallery: OwnerOrderView['gallery'], changes: Partial<OwnerOrderView> = {}) {
  const photos = { beforeImages: [BEFORE, BEFORE_2], afterImages: [AFTER, AFTER_2] };
  answer(`GET /api/orders/${ORDER.id}`, { ...ORDER, status: 'shipped', ...photos, gallery, ...changes });
  show(`/admin?tab=orders&order=${ORDER.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Order 3F2A91C4' });
  await within(dialog).findByText('Jo Catcher');
  return within(dialog);
}

it.each([
  [null, texts.notAnswered('Jo Catcher')],
  ['no', texts.customerDeclined('Jo Catcher')],
] as const)('says why the glove cannot be added with the answer %s (rule 36.4)', async (mayShow, reason) => {
  const panel = await open({ mayShow, albumId: null });
  const add = await panel.findByRole('button', { name: texts.addToGallery, description: reason });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.click(add);
  expect(screen.queryByLabelText(texts.albumTitle)).toBeNull();
});

it('adds the chosen pairs under a suggested title', async () => {
  const panel = await open({ mayShow: 'with-first-name', albumId: null });
  await user.click(await panel.findByRole('button', { name: texts.addToGallery }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.addToGallery }));
  const title = await dialog.findByRole('textbox', { name: /Title/ });
  expect(title).toHaveProperty('value', 'Full Relace, Outfield glove');
  await fill('Title', 'A full relace');
  await user.click(dialog.getByLabelText(texts.pairNumber(2)));
  answer(ADD, { id: ALBUM }, 201);
  await user.click(dialog.getByRole('button', { name: texts.addToGallery }));
  await waitFor(async () => expect(await notice()).toBe(texts.added));
  expect(sentTo(ADD)).toEqual([{ title: 'A full relace', pairs: [{ before: BEFORE, after: AFTER }] }]);
});

it('leads to the album once there is one (rule 36.5)', async () => {
  const panel = await open({ mayShow: 'without-name', albumId: ALBUM });
  const link = await panel.findByRole('link', { name: texts.openAlbum });
  expect(link.getAttribute('href')).toBe(`/admin?tab=gallery&edit=${ALBUM}`);
});

it("is hidden in a shop that doesn't ask (rule 36.1)", async () => {
  const panel = await open(undefined);
  expect(panel.queryByText(sharedTexts.gallery)).toBeNull();
});
