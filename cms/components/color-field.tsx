'use client';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { HEX_COLOR } from '#domain/catalogue/hex-color';
import { type ControlProps, framedField } from './field-frame';

function ColorInput({ locked, path, setValue, value }: ControlProps<TextFieldClientProps>) {
  const color = typeof value === 'string' ? value : '';
  const change = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value.trim());
  return (
    <div className="shop-color__inputs">
      <input
        type="color"
        aria-label="Pick the color"
        disabled={locked}
        value={HEX_COLOR.test(color) ? color.toLowerCase() : '#000000'}
        onChange={change}
      />
      <input
        id={`field-${path.replace(/\./g, '__')}`}
        name={path}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        placeholder="#b5763a"
        disabled={locked}
        value={color}
        onChange={change}
      />
    </div>
  );
}

export const ColorField = framedField(ColorInput, 'text shop-color');
