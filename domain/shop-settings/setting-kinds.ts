interface Shown {
  label: string;
  hint?: string;
  placeholder?: string;
}

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
  options?: Readonly<Record<string, string>>;
}

export interface SettingList extends Shown {
  kind: 'list';
  entry: readonly [one: string, several: string];
  max: number;
  parts: Readonly<Record<string, OneSetting>>;
  isCheckedAsOne?: true;
}

export type SettingField = OneSetting | SettingList;
