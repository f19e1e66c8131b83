import type { ComponentProps, FocusEvent } from 'react';
import styled from 'styled-components';
import { controlStyles, Field, type FieldTexts } from './field';

const Control = styled.textarea`
  ${controlStyles}
  min-height: 112px;
  resize: vertical;
`;

/** Browsers scroll only as far as the caret. */
function scrollToFullText({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}

export function TextAreaField({
  id,
  label,
  hint,
  error,
  ...textarea
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Control onFocus={scrollToFullText} {...textarea} {...control} />}
    </Field>
  );
}
