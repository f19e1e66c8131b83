import type { ComponentProps, FocusEvent } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';

const Control = styled.textarea`
  ${controlStyles}
  min-height: 112px;
  resize: vertical;
`;

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** By themselves browsers bring only the caret of a focused field into sight. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Several lines of text. */
export function TextAreaField({ id, label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Control onFocus={showWhole} {...textarea} {...control} />}
    </Field>
  );
}
