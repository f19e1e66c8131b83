import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, motion } from './tokens';

const drawing = (path: string) =>
  `url("data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3e%3cpath d='${path}'/%3e%3c/svg%3e")`;

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
    mask: ${drawing('M20 6 9 17l-5-5')} center / contain no-repeat;
    /* Always in the layout, so selecting a page of rows doesn't change it. */
    visibility: hidden;
  }
  &:checked::before,
  &:indeterminate::before {
    visibility: visible;
  }
  &:indeterminate::before {
    mask-image: ${drawing('M5 12h14')};
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
