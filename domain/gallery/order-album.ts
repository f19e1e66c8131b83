interface PhotoPair {
  before: string;
  after: string;
}

interface WorkPhotos {
  beforeImages: readonly string[];
  afterImages: readonly string[];
}

/** Pairs an order's before and after photos, in order. Photos without a counterpart are left out (rule 36.4). */
export function photoPairs({ beforeImages, afterImages }: WorkPhotos): PhotoPair[] {
  return beforeImages.flatMap((before, index) => {
    const after = afterImages[index];
    return after ? [{ before, after }] : [];
  });
}

const GLOVE_MAX = 60;

/** "Full relace, Rawlings Heart of the Hide 11.75": the first glove's service and the first words about it. */
export function suggestedTitle(service: string, gloveDetails: string): string {
  const [first = ''] = gloveDetails.trim().split(/[,.;:!?](?=\s|$)|\n/);
  const glove = first.length > GLOVE_MAX ? first.slice(0, first.lastIndexOf(' ', GLOVE_MAX)) : first;
  return [service, glove.trim()].filter(Boolean).join(', ');
}
