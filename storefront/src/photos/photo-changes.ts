import { withKept } from './keep-uploads';

/**
 * What a field of photos does to a form's list of them. While some wait for their lasting addresses, others may come or go: what is
 * there by then counts, so `read` is asked at each change.
 */
export function photoChanges(read: () => readonly string[] | undefined, write: (photos: string[]) => void) {
  const change = (how: (photos: readonly string[]) => string[]) => write(how(read() ?? []));
  return {
    onAdd: (added: readonly string[]) => change((photos) => [...photos, ...added]),
    onRemove: (photo: string) => change((photos) => photos.filter((each) => each !== photo)),
    onKept: (kept: ReadonlyMap<string, string>) => change((photos) => withKept(photos, kept)),
  };
}
