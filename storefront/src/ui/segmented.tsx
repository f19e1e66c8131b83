import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { color, font, frame, motion, radius } from './tokens';
import { VisuallyHidden } from './visually-hidden';

const Root = styled(RadioGroup.Root)`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  padding: 4px;
  ${frame('surface', 'lineStrong', 'patch', '1.5px')}
`;

const Option = styled(RadioGroup.Item)`
  min-height: 44px;
  padding: 6px 12px;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.muted};
  font: 600 1.125rem/1.1 ${font.display};
  letter-spacing: 0.03em;
  transition: background-color ${motion.quick};
  &:hover:not(:disabled) {
    color: ${color.text};
  }
  &[data-state='checked'],
  &[data-state='checked']:hover:not(:disabled) {
    background: ${color.accent};
    color: ${color.accentText};
  }
  &:disabled {
    cursor: not-allowed;
    text-decoration: line-through;
  }
  &:focus-visible {
    outline-offset: 2px;
  }
`;

interface SegmentedProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

export function Segmented({ label, value, onValueChange, options }: SegmentedProps) {
  const id = useId();
  return (
    <Root value={value} onValueChange={onValueChange} aria-labelledby={id} orientation="horizontal">
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </Option>
      ))}
    </Root>
  );
}
