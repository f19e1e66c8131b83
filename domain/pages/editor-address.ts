import { EDITOR_PATH, PAGES, withQuery } from './pages';

/** The header with a request's IP address for the editor. Values sent by callers are overwritten. */
export const CALLER_HEADER = 'x-shop-caller';

type EditorCollection = 'orders' | 'questions' | 'payment-attempts' | 'lace-colors' | 'gallery' | 'outbox';

/** A condition on one field, as Payload's lists and its Local API both take it. */
export type FieldFilter = Readonly<
  Record<string, Readonly<Record<string, string | number | boolean | string[]>>>
>;

export const SETTINGS_PATH = `${EDITOR_PATH}/globals/shop-settings`;

/** Where a login leads that the editor asked for: the page of the editor that it named; null for any other address. */
export function editorPlace(asked: string | null): string | null {
  return asked !== null && EDITORS.test(asked) ? asked : null;
}

/** A path of the editor with its query, and nothing that a browser could read otherwise. */
const EDITORS = new RegExp(`^${EDITOR_PATH}(/[\\w-]+)*(\\?[^\\s\\\\#]*)?$`);

/** The login page that also takes a code or a passkey, and then leads back to the editor. */
export function loginForEditor(asked: string | null): string {
  return withQuery(PAGES.adminLogin, { redirect: editorPlace(asked) ?? EDITOR_PATH });
}

/** The address of an entry in the editor. */
export function editorEntry(collection: EditorCollection, id: string): string {
  return `${editorList(collection)}/${encodeURIComponent(id)}`;
}

/** The address of a list in the editor, narrowed to what all filters match. */
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
