import { RadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Grid } from './arrange';
import { FieldError, FieldLabel } from './field';
import { color, font, frame, motion } from './tokens';

const Root = styled(RadioGroup.Root)`
  display: grid;
  gap: 10px;
`;

const Card = styled(RadioGroup.Item)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  row-gap: 4px;
  align-content: center;
  align-items: center;
  min-height: 72px;
  padding: 14px 16px;
  ${frame('raised', 'lineStrong', 'patch', '1.5px')}
  text-align: left;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: linear-gradient(${color.accentSoft}, ${color.accentSoft}), ${color.raised};
    box-shadow: inset 0 0 0 1.5px ${color.accent};
  }
  &:disabled {
    cursor: not-allowed;
    border-style: dashed;
    color: ${color.muted};
  }
`;

const Icon = styled.span`
  grid-row: 1 / span 2;
  margin-right: 14px;
  color: ${color.accent};
  &:empty {
    display: none;
  }
`;

const Label = styled.span`
  grid-column: 2;
  font: 600 ${font.h4}/1.15 ${font.display};
`;

const Description = styled.span`
  grid-column: 2;
  color: ${color.muted};
  font: ${font.small}/1.4 ${font.text};
`;

const Dot = styled.span`
  grid-column: 3;
  grid-row: 1 / span 2;
  display: grid;
  margin-left: 14px;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  [data-state='checked'] > & {
    border-color: ${color.accent};
  }
`;

const Knob = styled(RadioGroup.Indicator)`
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: ${color.accent};
`;

export interface ChoiceCardOption {
  value: string;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

interface ChoiceCardsProps {
  legend: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ChoiceCardOption[];
  error?: string;
}

export function ChoiceCards({ legend, value, onValueChange, options, error }: ChoiceCardsProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Root
      value={value}
      onValueChange={onValueChange}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <FieldLabel as="p" id={`${id}-legend`}>
        {legend}
      </FieldLabel>
      <Grid $min={240} $gap="12px">
        {options.map((option) => (
          <Card
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            aria-labelledby={`${id}-${option.value}-label`}
            aria-describedby={option.description ? `${id}-${option.value}-description` : undefined}
          >
            <Icon aria-hidden>{option.icon}</Icon>
            <Label id={`${id}-${option.value}-label`}>{option.label}</Label>
            {option.description && (
              <Description id={`${id}-${option.value}-description`}>{option.description}</Description>
            )}
            <Dot aria-hidden>
              <Knob />
            </Dot>
          </Card>
        ))}
      </Grid>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
