import { type CatalogueNoun, dropCatalogue } from '#server/catalogue/list-catalogue';
import { claimPhotos, PHOTO_FIELDS, type PhotoCollection } from '#server/photos/claim-photos';
import type { Rule } from '#server/platform/database/rule';

/** Claims a document's photos before it's stored, so they aren't removed as unused. Refuses new photos that are missing. */
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

/** Drops the cached list after a change or deletion, so the shop shows it right away. */
export function invalidateCache<Noun extends CatalogueNoun>(noun: Noun): Rule<Noun> {
  return { name: 'show-at-once', after: (payload) => dropCatalogue(payload, noun) };
}
