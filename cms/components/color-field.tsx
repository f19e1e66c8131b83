'use client';
import { useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import { HEX_COLOR } from '#domain/catalogue/lace-color-contract';
import { FieldFrame } from './field-frame';

function ColorInput({ field, path: givenPath, readOnly = false }: TextFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const color = typeof value === 'string' ? value : '';
  const locked = readOnly || disabled;
  const change = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value.trim());
  return (
    <FieldFrame
      field={field}
      path={path}
      customComponents={customComponents}
      showError={showError}
      readOnly={locked}
      className="text shop-color"
    >
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
    </FieldFrame>
  );
}

/** A color, picked on the color wheel or typed as hex. */
export const ColorField = withCondition(ColorInput);
