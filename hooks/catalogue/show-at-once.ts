import { type CatalogueNoun, dropCatalogue } from '#server/catalogue/catalogue-cache';
import type { Rule } from '#server/database/rule';

/** What is changed or deleted shows in the shop at once: the kept answer is forgotten. */
export function showAtOnce<Noun extends CatalogueNoun>(noun: Noun): Rule<Noun> {
  return { name: 'show-at-once', after: (payload) => dropCatalogue(payload, noun) };
}
