import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import './second-press';
import { color, font, frame, motion } from './tokens';

const Root = styled.div`
  display: grid;
  /* A date is wider than half of a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

export const FieldLabel = styled.label`
  font-weight: 600;
  line-height: 1.3;
`;

export const FieldHint = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.4;
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.danger};
  font-size: ${font.small};
  font-weight: 600;
  line-height: 1.4;
  svg {
    margin-top: 2px;
  }
`;

/** The box of an input. Phones zoom in if the text is smaller than 16 px. */
export const controlStyles = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  ${frame('raised', 'lineStrong', 'field', '1.5px')}
  color: ${color.text};
  line-height: 1.4;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  /* The browser's cross that empties a search is blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &:disabled,
  &[readonly] {
    border-style: dashed;
    background: ${color.surface};
    color: ${color.muted};
    opacity: 1;
  }
`;

export interface FieldTexts {
  label: string;
  hint?: string;
  error?: string;
}

interface FieldProps extends FieldTexts {
  id?: string;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Root>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <CircleAlert size={18} />
      <span>{children}</span>
    </Problem>
  );
}
