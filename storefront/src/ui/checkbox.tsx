import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, motion } from './tokens';

// Shapes, because a mask would be drawn as a picture again for every row of a selected page.
const CHECK = 'polygon(12% 54%, 37.5% 80%, 88% 29%, 79% 21%, 37.5% 62%, 21% 46%)';
const DASH = 'inset(44% 20% round 1px)';

const Root = styled.input.attrs({ type: 'checkbox' })`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 5px;
  background: ${color.raised};
  appearance: none;
  transition: background-color ${motion.quick};
  /* A thumb needs more room than the box has. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &::before {
    content: '';
    width: 18px;
    height: 18px;
    background: ${color.accentText};
    clip-path: ${CHECK};
    /* Always in the layout, so selecting a page of rows doesn't change it. */
    visibility: hidden;
  }
  &:checked::before,
  &:indeterminate::before {
    visibility: visible;
  }
  &:indeterminate::before {
    clip-path: ${DASH};
  }
  &:disabled {
    cursor: not-allowed;
    border-style: dashed;
    background: ${color.surface};
  }
`;

interface CheckboxProps
  extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'disabled' | 'onClick'> {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox, named by a label's `htmlFor` or by `aria-label`. */
export function Checkbox({ checked, onCheckedChange, ...control }: CheckboxProps) {
  return (
    <Root
      {...control}
      ref={(input) => {
        if (input) input.indeterminate = checked === 'indeterminate';
      }}
      checked={checked === true}
      onChange={({ target }) => onCheckedChange(target.checked)}
    />
  );
}
