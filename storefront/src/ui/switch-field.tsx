import { Switch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Columns } from './arrange';
import { FieldLabel } from './field';
import { color, motion } from './tokens';

const Track = styled(Switch.Root)`
  position: relative;
  width: 52px;
  height: 30px;
  padding: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 15px;
  background: ${color.surface};
  transition: background-color ${motion.quick};
  /* A thumb needs more room than the track has. */
  &::after {
    content: '';
    position: absolute;
    inset: -9px -6px;
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:disabled {
    cursor: progress;
  }
`;

const Knob = styled(Switch.Thumb)`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${color.lineStrong};
  transform: translateX(4px);
  transition: transform ${motion.quick};
  &[data-state='checked'] {
    background: ${color.accentText};
    transform: translateX(25px);
  }
`;

interface SwitchFieldProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function SwitchField({ label, ...control }: SwitchFieldProps) {
  const id = useId();
  return (
    <Columns $of="auto minmax(0, 1fr)" $gap="14px" $align="center">
      <Track id={id} {...control}>
        <Knob />
      </Track>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
    </Columns>
  );
}
