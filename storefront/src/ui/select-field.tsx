import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';
import { color } from './tokens';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    right: 14px;
    translate: 0 -50%;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  padding-right: 44px;
  appearance: none;
  text-overflow: ellipsis;
  option {
    background: ${color.raised};
    color: ${color.text};
  }
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly SelectOption[];
    placeholder?: string;
  };

/** A native select. It keeps a choice that was made before hydration. */
export function SelectField({ id, label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    const element = box.current?.querySelector('select');
    const selectedValue = element?.value;
    if (
      !element ||
      selectedValue === undefined ||
      select.value === undefined ||
      selectedValue === select.value
    )
      return;
    // Waits until the form has registered its fields.
    queueMicrotask(() => {
      element.value = selectedValue;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  useEffect(() => applyEarlyChoice(), []);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Box ref={box}>
          <Control {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDown size={20} />
        </Box>
      )}
    </Field>
  );
}
