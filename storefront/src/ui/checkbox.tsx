import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, motion } from './tokens';

const Root = styled(Radix.Root)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 5px;
  background: ${color.raised};
  color: ${color.accentText};
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
  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:disabled {
    cursor: not-allowed;
    border-style: dashed;
    background: ${color.surface};
  }
`;

interface CheckboxProps extends Pick<ComponentProps<'button'>, 'id' | 'aria-label' | 'disabled' | 'onClick'> {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox, named by a label's `htmlFor` or by `aria-label`. */
export function Checkbox({ checked, onCheckedChange, ...control }: CheckboxProps) {
  const Icon = checked === 'indeterminate' ? Minus : Check;
  return (
    <Root {...control} checked={checked} onCheckedChange={(next) => onCheckedChange(next === true)}>
      {checked && <Icon size={18} strokeWidth={3} aria-hidden />}
    </Root>
  );
}
