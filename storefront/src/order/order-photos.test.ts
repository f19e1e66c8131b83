import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import * as photosTexts from '../photos/photos-texts';
import { answer, calls, failNetwork, startShop } from '../testing/shop-in-test';
import { completeDraft, PATCH } from './fixtures';
import { allGloves, BLANK_GLOVE } from './order-draft';
import { finalizeOrderPhotos, withPermanentPhotos } from './order-photos';

const PERMANENT_URL = '/media/kept.webp';
const UPLOAD = 'http://localhost/api/objects/uploads/a';

const NORMALIZE = 'POST /api/objects/normalize';
startShop();

const first = { ...BLANK_GLOVE, serviceId: PATCH.id, gloveImages: [PERMANENT_URL, UPLOAD] };
const draft = completeDraft({ gloveImages: [PERMANENT_URL] }, { gloves: [first] });

describe('order photos', () => {
  it('need no call when all have permanent URLs', async () => {
    const settled = await finalizeOrderPhotos(completeDraft({ gloveImages: [PERMANENT_URL] }));
    expect(settled).toEqual({ permanentUrls: new Map(), refusal: null });
    expect(calls()).toEqual([]);
  });

  it('get permanent URLs, glove by glove', async () => {
    answer(NORMALIZE, { normalizedUrls: ['/media/a.webp'] });
    const { permanentUrls, refusal } = await finalizeOrderPhotos(draft);
    expect(refusal).toBeNull();
    expect(
      allGloves(withPermanentPhotos(draft, permanentUrls)).map(({ gloveImages }) => gloveImages),
    ).toEqual([[PERMANENT_URL, '/media/a.webp'], [PERMANENT_URL]]);
  });

  it("block the order when the shop doesn't answer, and name the glove", async () => {
    failNetwork(NORMALIZE);
    expect((await finalizeOrderPhotos(draft)).refusal).toEqual({
      message: photosTexts.unfinished,
      errors: { gloveImages: photosTexts.unfinished },
      step: 2,
      gloveIndex: 0,
      isUnstored: false,
    });
  });

  it("block the order with the shop's text when one is refused", async () => {
    const errors = { 'urls.0': MESSAGES.photoUnreadable };
    answer(NORMALIZE, { message: 'No', errors }, 415);
    const { refusal } = await finalizeOrderPhotos(draft);
    expect(refusal?.message).toBe(`${MESSAGES.photoUnreadable} ${photosTexts.toRemove}`);
  });
});
