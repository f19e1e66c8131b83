import { withKept } from './keep-uploads';

/** Changes a form's list of photos. Others may come or go while some wait, so each change asks `read`. */
export function photoChanges(read: () => readonly string[] | undefined, write: (photos: string[]) => void) {
  const change = (how: (photos: readonly string[]) => string[]) => write(how(read() ?? []));
  return {
    onAdd: (added: readonly string[]) => change((photos) => [...photos, ...added]),
    onRemove: (photo: string) => change((photos) => photos.filter((each) => each !== photo)),
    onKept: (kept: ReadonlyMap<string, string>) => change((photos) => withKept(photos, kept)),
  };
}
