import type { Field, FieldHook, RowField, SelectField, UIField } from 'payload';
import type { z } from 'zod';
import { checkedBy } from './validate-with';

interface Shown {
  label?: string;
  required?: boolean;
  index?: boolean;
  defaultValue?: string | number | string[];
  hint?: string;
  placeholder?: string;
  step?: number;
  isAside?: boolean;
  components?: { Field: string; Cell?: string };
  afterRead?: FieldHook;
}

/** A field that people type into. A rule from `domain` checks it. */
export function typed<Type extends 'text' | 'textarea' | 'email' | 'number' | 'json'>(
  type: Type,
  name: string,
  rule: z.core.$ZodType,
  { hint, placeholder, step, isAside, components, afterRead, ...shown }: Shown = {},
) {
  const { validate, hooks } = checkedBy(rule);
  return {
    name,
    type,
    validate,
    ...shown,
    hooks: { ...hooks, ...(afterRead && { afterRead: [afterRead] }) },
    admin: {
      ...(hint && { description: hint }),
      ...(placeholder && { placeholder }),
      ...(step && { step }),
      ...(isAside && { position: 'sidebar' as const }),
      ...(components && { components }),
    },
  };
}

export const IMAGE = { Field: '/cms/components/image-fields#ImageField' };
export const IMAGE_IN_LISTS = { ...IMAGE, Cell: '/cms/components/cells#ImageCell' };
/** A list of URLs of the shop's images. It's in one column, so an entry is never half written. */
export const imageListField = (name: string, rule: z.core.$ZodType, label: string, hint: string) =>
  typed('json', name, rule, {
    label,
    hint,
    defaultValue: [],
    components: {
      Field: '/cms/components/image-fields#ImageListField',
      Cell: '/cms/components/cells#ImageListCell',
    },
  });

export const COLOR = { Field: '/cms/components/color-field#ColorField' };

/** A select field with a label for each value. */
export function choice(
  name: string,
  labels: Readonly<Record<string, string>>,
  more: Pick<SelectField, 'label' | 'required' | 'index' | 'defaultValue' | 'admin'> = {},
): SelectField {
  return { name, type: 'select', options: optionsOf(labels), ...more };
}

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

export const widget = (
  name: string,
  component: string,
  condition?: UIField['admin']['condition'],
): UIField => ({
  name,
  type: 'ui',
  admin: {
    ...(condition && { condition }),
    components: { Field: component },
    disableListColumn: true,
  },
});
