import { EDITOR_PATH, PAGES, withQuery } from './pages';

/** The header that tells the editor a request's IP address. It replaces whatever the caller sent. */
export const CALLER_HEADER = 'x-shop-caller';

type EditorCollection =
  | 'orders'
  | 'questions'
  | 'payment-attempts'
  | 'lace-colors'
  | 'gallery'
  | 'outbox'
  | 'consents';

/** A condition on one field, in the form that Payload's lists and its Local API take. */
export type FieldFilter = Readonly<
  Record<string, Readonly<Record<string, string | number | boolean | string[]>>>
>;

/** The editor page to return to after signing in. Null for any other URL, to prevent open redirects. */
export function editorPlace(requested: string | null): string | null {
  return requested !== null && EDITORS.test(requested) ? requested : null;
}

/** An editor path with its query, without characters browsers could interpret differently. */
const EDITORS = new RegExp(`^${EDITOR_PATH}(/[\\w-]+)*(\\?[^\\s\\\\#]*)?$`);

/** The login page that also takes a code or a passkey, then leads back to the editor. */
export function loginForEditor(requested: string | null): string {
  return withQuery(PAGES.adminLogin, { redirect: editorPlace(requested) ?? EDITOR_PATH });
}

export function editorEntry(collection: EditorCollection, id: string): string {
  return `${editorList(collection)}/${encodeURIComponent(id)}`;
}

export function editorList(collection: EditorCollection, filters: readonly FieldFilter[] = []): string {
  const conditions = filters.flatMap((filter, index) =>
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).flatMap(([operator, value]) => {
        const name = `where[or][0][and][${index}][${field}][${operator}]`;
        if (!Array.isArray(value)) return [[name, String(value)]];
        return value.map((choice, place) => [`${name}[${place}]`, choice]);
      }),
    ),
  );
  return withQuery(`${EDITOR_PATH}/collections/${collection}`, Object.fromEntries(conditions));
}
