interface Shown {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** A setting with one value. */
export interface OneSetting extends Shown {
  kind:
    | 'line'
    | 'text'
    | 'long'
    | 'email'
    | 'phone'
    | 'link'
    | 'number'
    | 'money'
    | 'picture'
    | 'color'
    | 'day'
    | 'measure'
    | 'switch'
    | 'choice';
  required?: boolean;
  /** The labels of a choice's values. */
  options?: Readonly<Record<string, string>>;
}

/** A setting that's a list of entries. */
export interface SettingList extends Shown {
  kind: 'list';
  /** The words for one entry and for several. */
  entry: readonly [one: string, several: string];
  max: number;
  parts: Readonly<Record<string, OneSetting>>;
  /** Whether one rule checks several parts or entries together. */
  isCheckedAsOne?: true;
}

export type SettingField = OneSetting | SettingList;
