import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NumberedSteps } from '../ui/numbered-steps';
import { color, font, space } from '../ui/tokens';

/** Next steps, side by side where there is room. */
export const NextSteps = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
`;

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: ${font.h4};
  }
  h3 svg {
    flex: none;
    color: ${color.accent};
  }
`;

interface NextStepProps {
  name: string;
  Icon: LucideIcon;
  steps?: readonly string[];
  children?: ReactNode;
}

/** One heading with its steps or text. */
export function NextStep({ name, Icon, steps, children }: NextStepProps) {
  return (
    <Root>
      <h3>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
        {name}
      </h3>
      {steps && (
        <NumberedSteps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </NumberedSteps>
      )}
      {children}
    </Root>
  );
}
