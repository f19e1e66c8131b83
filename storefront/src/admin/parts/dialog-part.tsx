import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Cluster, Halves, Heading, Split } from '../../ui/arrange';
import { Checkbox } from '../../ui/checkbox';
import { Stack } from '../../ui/layout';
import { color, space } from '../../ui/tokens';

const Root = styled(Stack)`
  section + & {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`;

interface PartProps {
  title?: string;
  label?: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a dialog. If another section is above it, there's a line between them. */
export function Part({ title, label = title, tools, children }: PartProps) {
  const heading = title && (
    <Heading as="h3" $size="h4">
      {title}
    </Heading>
  );
  return (
    <Root as="section" aria-label={label}>
      {tools ? (
        <Split $gap="12px" $align="center">
          {heading}
          {tools}
        </Split>
      ) : (
        heading
      )}
      {children}
    </Root>
  );
}

export const Row = styled(Cluster).attrs({ $gap: '8px 12px', $align: 'center' })``;

export const Columns = styled(Halves).attrs({ $from: 'tablet', $gap: '16px 24px', $align: 'start' })``;

const Line = styled(Cluster).attrs({ $gap: '12px', $align: 'center' })`
  flex-wrap: nowrap;
  min-height: 44px;
`;

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function CheckField({ label, ...checkbox }: CheckFieldProps) {
  const id = useId();
  return (
    <Line>
      <Checkbox id={id} {...checkbox} />
      <label htmlFor={id}>{label}</label>
    </Line>
  );
}
