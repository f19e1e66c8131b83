import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { type CatalogueNoun, dropCatalogue } from '#server/catalogue/catalogue-cache';

/** A saved entry shows in the shop at once: the kept answer is forgotten. */
export function dropCatalogueAfterChange(noun: CatalogueNoun): CollectionAfterChangeHook {
  return ({ doc, req }) => {
    dropCatalogue(req.payload, noun);
    return doc;
  };
}

/** A deleted entry leaves the shop at once: the kept answer is forgotten. */
export function dropCatalogueAfterDelete(noun: CatalogueNoun): CollectionAfterDeleteHook {
  return ({ doc, req }) => {
    dropCatalogue(req.payload, noun);
    return doc;
  };
}
