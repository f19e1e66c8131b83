import type { Payload } from 'payload';
import { refuseAmbiguousMatch } from './ambiguous-match';

/** Returns where any row contains one of these words, as 'collection: word'. */
export async function wordsStored(payload: Payload, ...words: string[]): Promise<string[]> {
  words.forEach(refuseAmbiguousMatch);
  const slugs = payload.config.collections.map(({ slug }) => slug);
  const found: string[] = [];
  for (const collection of slugs) {
    const { docs } = await payload.db.find({ collection, pagination: false, limit: 0 });
    const text = JSON.stringify(docs);
    found.push(...words.filter((word) => text.includes(word)).map((word) => `${collection}: ${word}`));
  }
  return found;
}
