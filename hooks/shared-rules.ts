import { type CatalogueNoun, dropCatalogue } from '#server/catalogue/catalogue-cache';
import type { Rule } from '#server/database/rule';
import { claimPhotos } from '#server/photos/claim-photos';
import { PHOTO_FIELDS, type PhotoCollection } from '#server/photos/photo-fields';

/** What is about to be stored keeps its pictures from being removed as unused, and holds no new one that is not there. */
export function claimPhotosOf<Slug extends PhotoCollection>(collection: Slug): Rule<Slug> {
  return {
    name: 'claim-photos',
    of: PHOTO_FIELDS[collection],
    before: async ({ payload, stored, changes }) => {
      await claimPhotos({ payload, collection, data: changes, before: stored });
      return {};
    },
  };
}

/** What is changed or deleted shows in the shop at once: the kept answer is forgotten. */
export function showAtOnce<Noun extends CatalogueNoun>(noun: Noun): Rule<Noun> {
  return { name: 'show-at-once', after: (payload) => dropCatalogue(payload, noun) };
}
