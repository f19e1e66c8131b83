import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as photosTexts from '../../photos/photos-texts';
import { field, notice, press, user } from '../../testing/page-in-test';
import { answer, refuse, sentTo } from '../../testing/shop-in-test';
import { fillInOrder, show, startInFreshShop } from '../dashboard-in-test';
import { ORDER } from '../fixtures';
import * as texts from './order-dialogs-texts';
import * as orderFormTexts from './order-form-texts';
// Preload, so a busy machine doesn't slow the first test.
import '../../photos/photo-dialog';
import './order-details-dialog';
import './order-form-dialog';

const CREATE = 'POST /api/orders';
const IMAGES = `PATCH /api/orders/${ORDER.id}/images`;
const NORMALIZE = 'POST /api/objects/normalize';

class TakingRequest {
  upload = {};
  status = 200;
  onload?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = vi.fn();
  send = () => queueMicrotask(() => this.onload?.());
}

startInFreshShop();
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', TakingRequest);
  answer(`GET /api/orders/${ORDER.id}`, ORDER);
  answer('POST /api/objects/upload', { uploadURL: 'https://shop.example/uploads/a' });
  answer(NORMALIZE, { normalizedUrls: ['/media/a.webp'] });
});

async function addPhoto(group: string): Promise<void> {
  const photos = within(await screen.findByRole('group', { name: group }));
  await user.click(photos.getByRole('button', { name: /^Add .*photos$/i }));
  const files = [new File(['picture'], 'palm.jpg', { type: 'image/jpeg' })];
  fireEvent.change(await screen.findByLabelText('Choose photos', { selector: 'input' }), {
    target: { files },
  });
}

describe('photos of a new order', () => {
  const thumbnails = () =>
    within(screen.getByRole('group', { name: 'Photos (optional)' }))
      .getAllByRole('img')
      .map((image) => image.getAttribute('src'));
  const create = async () =>
    user.click(
      await within(await screen.findByRole('dialog', { name: 'Create Order' })).findByRole('button', {
        name: 'Create Order',
      }),
    );

  beforeEach(async () => {
    show('/admin?tab=orders&create=1');
    await screen.findByLabelText('Customer Name');
    await fillInOrder();
  });

  it('are listed while pending, and the order waits for them', async () => {
    refuse(NORMALIZE, 503, 'Away');
    answer(CREATE, { orderId: ORDER.id }, 201);
    await addPhoto('Photos (optional)');
    expect(await notice()).toBe(`Warning${texts.photosNotReady}`);
    await create();
    expect(await screen.findByText(photosTexts.unfinished)).toBeTruthy();
    expect(sentTo(CREATE)).toEqual([]);
    answer(NORMALIZE, { normalizedUrls: ['/media/a.webp'] });
    await create();
    await waitFor(() =>
      expect(sentTo(CREATE)).toMatchObject([{ items: [{ gloveImages: ['/media/a.webp'] }] }]),
    );
  });

  it("are kept with all input when the order can't be created", async () => {
    refuse(CREATE, 500, '');
    await addPhoto('Photos (optional)');
    await waitFor(() => expect(thumbnails()).toEqual(['/media/thumbs/a.webp.webp']));
    await create();
    await waitFor(async () => expect(await notice()).toBe(`Error${orderFormTexts.orderCreateFailed}`));
    expect(sentTo(CREATE)).toMatchObject([{ items: [{ gloveImages: ['/media/a.webp'] }] }]);
    expect(field('Glove Details').value).toBe('Mitt');
    expect(thumbnails()).toHaveLength(1);
  });
});

describe('work photos', () => {
  it("are listed while pending, and saved as soon as they're ready", async () => {
    refuse(NORMALIZE, 503, 'Away');
    answer(IMAGES, { success: true, version: 1 });
    show(`/admin?tab=orders&order=${ORDER.id}`);
    await addPhoto('Before');
    expect(await notice()).toBe(`Warning${texts.photosNotReady}`);
    answer(NORMALIZE, { normalizedUrls: ['/media/a.webp'] });
    await press('Save Photos');
    await waitFor(async () => expect(await notice()).toBe('Images uploaded successfully'));
    expect(sentTo(IMAGES)).toEqual([{ beforeImages: ['/media/a.webp'] }]);
  });
});
