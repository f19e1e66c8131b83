import { z } from 'zod';
import type { OneSetting, SettingField, SettingList } from '#domain/shop-settings/setting-kinds';
import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { SETTING_FIELDS } from '#domain/shop-settings/settings-fields';
import { type SettingsGroupName, settingsGroup } from '#domain/shop-settings/settings-groups';
import { partRules, type SettingName, shopSettingRules } from '#domain/shop-settings/shop-settings';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';
import { eachOf, keysOf } from '#domain/words/keys-of';
import { changedFields } from '../parts/changed-fields';

export type Entry = Record<string, string>;
export type SettingInput = string | Entry[];
export type GroupInput = Record<string, SettingInput>;

export const groupValues: z.ZodType<GroupInput> = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);

/** The form's value for a switch that's on. */
export const SWITCHED_ON = 'yes';

type Rule = z.ZodType<unknown, string>;

function ruleFor({ kind }: OneSetting, rule: z.core.$ZodType): Rule {
  const typed = (read: (text: string) => unknown) => z.string().transform(read).pipe(rule);
  if (kind === 'money') return typed((text) => dollarsToCents(text) ?? Number.NaN);
  if (kind === 'switch') return typed((text) => text === SWITCHED_ON);
  if (kind === 'number' || kind === 'measure')
    return typed((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  // Noon, because it's on the same day in every time zone of the country.
  if (kind === 'day') return typed((day) => (day === '' ? null : `${day}T12:00:00.000Z`));
  if (kind === 'picture') return typed((url) => url || null);
  return typed((text) => text);
}

const PICTURE: Rule = z.string().transform((url) => url || null);

const formRule = (field: OneSetting, rule: z.core.$ZodType) =>
  field.kind === 'picture' ? PICTURE : ruleFor(field, rule);

function entryRule(name: SettingName, { parts }: SettingList, make: typeof ruleFor) {
  const rules = partRules(name);
  const shape = keysOf(parts).flatMap((part): [string, Rule][] => {
    const [field, rule] = [parts[part], rules[part]];
    return field && rule ? [[part, make(field, rule)]] : [];
  });
  return z.object(Object.fromEntries(shape));
}

function settingRule(name: SettingName): z.ZodType<unknown, SettingInput> {
  const field = SETTING_FIELDS[name];
  return field.kind === 'list'
    ? z.array(entryRule(name, field, formRule))
    : formRule(field, shopSettingRules[name]);
}

/** The rules of a group's form, the same as the server's. */
export function groupForm(group: SettingsGroupName): z.ZodType<Record<string, unknown>, GroupInput> {
  return z.object(Object.fromEntries(settingsGroup(group).fields.map((name) => [name, settingRule(name)])));
}

function inputOf({ kind }: OneSetting, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return centsToDecimal(Number(value));
  if (kind === 'switch') return value === true ? SWITCHED_ON : '';
  return kind === 'day' ? String(value).slice(0, 'YYYY-MM-DD'.length) : String(value);
}

const blankField: OneSetting = { kind: 'line', label: '' };

function settingInput(field: SettingField, value: unknown): SettingInput {
  if (field.kind !== 'list') return inputOf(field, value);
  const entries: readonly object[] = Array.isArray(value) ? value : [];
  return entries.map((entry) =>
    eachOf(keysOf(field.parts), (part) => inputOf(field.parts[part] ?? blankField, Reflect.get(entry, part))),
  );
}

/** A group's settings, in the form's values. */
export function groupInput(group: SettingsGroupName, settings: ShopSettingsView): GroupInput {
  return eachOf(settingsGroup(group).fields, (name) => settingInput(SETTING_FIELDS[name], settings[name]));
}

export const blankEntry = ({ parts }: SettingList): Entry => eachOf(keysOf(parts), () => '');

/** Returns what a group's form changes, for the preview. Leaves out what isn't complete yet. */
export function draftOf(group: SettingsGroupName, before: GroupInput, typed: GroupInput) {
  const changed = changedFields(before, typed, typed);
  const draft: Record<string, unknown> = {};
  for (const name of settingsGroup(group).fields) {
    const [field, input] = [SETTING_FIELDS[name], changed[name]];
    if (field.kind === 'list' && Array.isArray(input)) {
      const rule = entryRule(name, field, ruleFor);
      draft[name] = input.flatMap((entry) => rule.safeParse(entry).data ?? []);
    } else if (field.kind !== 'list' && typeof input === 'string') {
      const parsed = ruleFor(field, shopSettingRules[name]).safeParse(input);
      if (parsed.success) draft[name] = parsed.data;
    }
  }
  return draft;
}

/** The paths of a group's pictures in its form, for example "logo" and "people.0.portrait". */
export function picturePaths(group: SettingsGroupName, typed: GroupInput): string[] {
  return settingsGroup(group).fields.flatMap((name) => {
    const [field, input] = [SETTING_FIELDS[name], typed[name]];
    if (field.kind === 'picture') return [name];
    if (field.kind !== 'list' || !Array.isArray(input)) return [];
    const parts = keysOf(field.parts).filter((part) => field.parts[part]?.kind === 'picture');
    return input.flatMap((_entry, index) => parts.map((part) => `${name}.${index}.${part}`));
  });
}
