import type { GalleryAlbumView } from './gallery-contract';

/** The caption of the demo shop's drawings (rule 3.7). */
export const SAMPLE_DRAWING = 'Sample drawing';

export const SAMPLES_LEFT = 'Remove the sample drawings when you add photos of your own work';

/** What an album will have after its pictures change: only sample drawings, only other pictures, or both. */
export function sampleContent(
  drawings: readonly string[],
  pictures: readonly string[],
): 'drawings' | 'others' | 'both' {
  const left = pictures.filter((picture) => drawings.includes(picture)).length;
  if (left === pictures.length) return 'drawings';
  return left === 0 ? 'others' : 'both';
}

/** Leaves out one sample album for each album made from an order, starting with the last sample (rule 36.7). */
export function withoutReplacedSamples<Album extends { isSample: boolean }>(
  albums: readonly Album[],
  ofOrders: number,
): Album[] {
  const samples = albums.filter(({ isSample }) => isSample);
  const left = Math.max(0, samples.length - ofOrders);
  const shown = new Set(samples.slice(0, left));
  return albums.filter((album) => !album.isSample || shown.has(album));
}

/** The line below an album's title: that it's a sample, or whose glove it is (rules 3.7 and 36.6). */
export function albumMark({ isSample, firstName }: Pick<GalleryAlbumView, 'isSample' | 'firstName'>) {
  return isSample ? SAMPLE_DRAWING : firstName && `${firstName}'s glove`;
}

export function pictureText(
  { title, isSample }: { title: string; isSample: boolean },
  place: string,
): string {
  return isSample ? `${SAMPLE_DRAWING}: ${title}, ${place}` : `${title}, ${place}`;
}
