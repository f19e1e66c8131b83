import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';

const Control = styled.input`
  ${controlStyles}
`;

export function TextField({ id, label, hint, error, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Control {...input} {...control} />}
    </Field>
  );
}
