import type { ComponentProps, Ref } from 'react';
import styled from 'styled-components';
import type { OneSetting } from '#domain/shop-settings/setting-kinds';
import { photoChanges } from '../../photos/photo-changes';
import { PhotoField } from '../../photos/photo-field';
import { Columns, Muted } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { SwitchField } from '../../ui/switch-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { frame } from '../../ui/tokens';
import { SWITCHED_ON } from './settings-form';
import * as texts from './settings-texts';

const INPUTS: Readonly<Partial<Record<OneSetting['kind'], ComponentProps<'input'>>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  link: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  number: { type: 'number', inputMode: 'numeric', step: 1 },
  measure: { type: 'number', inputMode: 'decimal', min: 0, step: 0.1 },
  money: { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 },
  day: { type: 'date' },
};
const ROWS = { text: 4, long: 18 } as const;

/** Where the color picker starts if the shop has no color of its own. */
const LEATHER = '#b5763a';

const Swatch = styled.input`
  width: 56px;
  height: 48px;
  /* Beside the input, below its label. */
  margin-top: 28px;
  padding: 4px;
  ${frame('raised', 'lineStrong', 'field', '1.5px')}
  cursor: pointer;
`;

export interface OneInputProps {
  field: OneSetting;
  label?: string;
  value: string;
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** Reads the current value, because a picture finishes uploading some time after it was chosen. */
  read: () => string;
  onChange: (value: string) => void;
}

export function OneInput({ field, label: named, value, error, inputRef, read, onChange }: OneInputProps) {
  const { kind, hint, placeholder, required = false } = field;
  const name = kind === 'money' ? texts.dollars(named ?? field.label) : (named ?? field.label);
  const label = required ? name : texts.isOptional(name);
  if (kind === 'picture')
    return (
      <PhotoField
        label={label}
        fieldName={name}
        hint={hint ?? ''}
        photos={value ? [value] : []}
        max={1}
        tooMany={texts.onePicture}
        error={error}
        {...photoChanges(
          () => [read()].filter(Boolean),
          ([chosen = '']) => onChange(chosen),
        )}
      />
    );
  const shared = { label, hint, error, placeholder, required, value, ref: inputRef, autoComplete: 'off' };
  if (kind === 'switch')
    return (
      <Stack>
        <SwitchField
          label={name}
          checked={value === SWITCHED_ON}
          onCheckedChange={(isOn) => onChange(isOn ? SWITCHED_ON : '')}
        />
        <Muted $size="small">{hint}</Muted>
      </Stack>
    );
  if (kind === 'text' || kind === 'long')
    return <TextAreaField {...shared} rows={ROWS[kind]} onChange={({ target }) => onChange(target.value)} />;
  const input = (
    <TextField
      {...INPUTS[kind]}
      {...shared}
      onChange={({ target }) => onChange(target.value)}
      // Scrolling must not change a number that's under the pointer.
      onWheel={({ currentTarget }) => currentTarget.type === 'number' && currentTarget.blur()}
    />
  );
  if (kind !== 'color') return input;
  return (
    <Columns $of="minmax(0, 1fr) auto" $align="start">
      {input}
      <Swatch
        type="color"
        aria-label={texts.chooseColor}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : LEATHER}
        onChange={({ target }) => onChange(target.value)}
      />
    </Columns>
  );
}
