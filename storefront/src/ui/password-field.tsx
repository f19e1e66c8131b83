import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';
import * as texts from './login-texts';
import { color, radius } from './tokens';

const Box = styled.div`
  position: relative;
`;

const Control = styled.input`
  ${controlStyles}
  padding-right: 56px;
`;

const Toggle = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
  display: grid;
  place-items: center;
  width: 46px;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.muted};
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

/** 'New Password' becomes 'password (new)', because the button's name must not contain the name of the field. */
function named(label: string): string {
  const fieldName = label
    .replace(/\bpassword\b/i, '')
    .trim()
    .toLowerCase();
  return fieldName ? texts.passwordWhich(fieldName) : texts.passwordItself;
}

export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          <Control
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-label={`${isVisible ? texts.hide : texts.show} ${named(label)}`}
            aria-controls={control.id}
            onClick={() => setVisible(!isVisible)}
          >
            <Icon size={20} />
          </Toggle>
        </Box>
      )}
    </Field>
  );
}
