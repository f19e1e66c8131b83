import { withPermanentUrls } from './finalize-uploads';

/** Returns functions that change a form's list of photos. Each calls `read`, because the list may change while a photo waits. */
export function photoChanges(read: () => readonly string[] | undefined, write: (photos: string[]) => void) {
  const change = (how: (photos: readonly string[]) => string[]) => write(how(read() ?? []));
  return {
    onAdd: (added: readonly string[]) => change((photos) => [...photos, ...added]),
    onRemove: (photo: string) => change((photos) => photos.filter((each) => each !== photo)),
    onFinalized: (permanentUrls: ReadonlyMap<string, string>) =>
      change((photos) => withPermanentUrls(photos, permanentUrls)),
  };
}
