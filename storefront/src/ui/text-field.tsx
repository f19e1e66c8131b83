import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';

const Control = styled.input`
  ${controlStyles}
`;

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** One line of text; takes every input attribute and what `register()` of a form gives. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Control {...input} {...control} />}
    </Field>
  );
}
