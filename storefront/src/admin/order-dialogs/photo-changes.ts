/** What is done to a list of photos: its own, so that what somebody else added to the list in the meantime stays. */
export interface PhotoChanges {
  added: readonly string[];
  removed: readonly string[];
}

export const NO_PHOTO_CHANGES: PhotoChanges = { added: [], removed: [] };

export function hasPhotoChanges({ added, removed }: PhotoChanges): boolean {
  return added.length > 0 || removed.length > 0;
}

/** The list as it is with the changes. */
export function changedPhotos(stored: readonly string[], { added, removed }: PhotoChanges): string[] {
  const left = stored.filter((photo) => !removed.includes(photo));
  return [...left, ...added.filter((photo) => !left.includes(photo))];
}

/** The changes with one photo more taken out: one that was only just added is simply not added. */
export function withoutPhoto({ added, removed }: PhotoChanges, photo: string): PhotoChanges {
  return added.includes(photo)
    ? { added: added.filter((other) => other !== photo), removed }
    : { added, removed: [...removed, photo] };
}

/** The changes with lasting addresses in place of those of uploads. */
export function withKeptPhotos(
  { added, removed }: PhotoChanges,
  kept: ReadonlyMap<string, string>,
): PhotoChanges {
  return { added: added.map((photo) => kept.get(photo) ?? photo), removed };
}
