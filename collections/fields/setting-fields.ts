import type { Field } from 'payload';
import type { z } from 'zod';
import { DRAWING_DEFAULTS } from '#domain/drawings/drawing';
import type { OneSetting, SettingList } from '#domain/shop-settings/setting-kinds';
import { SETTING_FIELDS } from '#domain/shop-settings/settings-fields';
import {
  partRules,
  type SettingName,
  SHOP_DEFAULTS,
  shopSettingRules,
} from '#domain/shop-settings/shop-settings';
import { keysOf } from '#domain/words/keys-of';
import { orDefault } from '../../hooks/shop-settings';
import { moneyField } from './money-field';
import { COLOR, choice, IMAGE, typed } from './typed-fields';
import { validateWith } from './validate-with';

type Stored = Pick<Parameters<typeof typed>[3] & object, 'required' | 'defaultValue' | 'afterRead'>;

function oneField(name: string, rule: z.core.$ZodType, shown: OneSetting, stored: Stored): Field {
  const { kind, label, hint, placeholder, options = {} } = shown;
  const { afterRead, required } = stored;
  if (kind === 'money') {
    const field = moneyField({ name, label, required, amounts: rule, admin: { description: hint } });
    return { ...field, ...(afterRead && { hooks: { afterRead: [afterRead] } }) };
  }
  const checked = { name, label, validate: validateWith(rule), admin: { description: hint } };
  if (kind === 'day')
    return { ...checked, type: 'date', admin: { ...checked.admin, date: { pickerAppearance: 'dayOnly' } } };
  if (kind === 'switch')
    return { ...checked, type: 'checkbox', ...(afterRead && { hooks: { afterRead: [afterRead] } }) };
  if (kind === 'choice') return choice(name, options, { label, required });
  const input = { label, hint, placeholder, ...stored };
  if (kind === 'email') return typed('email', name, rule, input);
  if (kind === 'number' || kind === 'measure') return typed('number', name, rule, input);
  if (kind === 'text' || kind === 'long') return typed('textarea', name, rule, input);
  const components = kind === 'picture' ? IMAGE : kind === 'color' ? COLOR : undefined;
  return typed('text', name, rule, { ...input, components });
}

function listField(
  name: SettingName,
  { label, hint, entry, max, parts, isCheckedAsOne }: SettingList,
): Field {
  const rules = partRules(name);
  const [singular, plural] = entry;
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural },
    maxRows: max,
    ...(isCheckedAsOne && { validate: validateWith(shopSettingRules[name]) }),
    admin: { description: hint },
    fields: keysOf(parts).flatMap((part) => {
      const [shown, rule] = [parts[part], rules[part]];
      return shown && rule ? [oneField(part, rule, shown, { required: shown.required })] : [];
    }),
  };
}

export function settingField(name: SettingName): Field {
  const field = SETTING_FIELDS[name];
  if (field.kind === 'list') return listField(name, field);
  return oneField(name, shopSettingRules[name], field, storedBy(name));
}

// Only the drawing's settings have defaults in the database. For others, every change to a default text would need a migration.
function storedBy(name: SettingName): Stored {
  if (name === 'drawingPrize') return { required: true, defaultValue: DRAWING_DEFAULTS.prize };
  if (name === 'drawingDay') return { required: true, defaultValue: DRAWING_DEFAULTS.day };
  return SHOP_DEFAULTS[name] === null ? {} : { afterRead: orDefault(name) };
}
