interface Shown {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** A setting that's one value. */
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
    | 'switch';
  required?: boolean;
}

/** A setting that's a list of entries. */
export interface SettingList extends Shown {
  kind: 'list';
  /** The words for one entry and for several. */
  entry: readonly [one: string, several: string];
  max: number;
  parts: Readonly<Record<string, OneSetting>>;
}

export type SettingField = OneSetting | SettingList;
