import { ListChecks } from 'lucide-react';
import styled from 'styled-components';
import { firstStepsOf } from '#domain/shop-settings/first-steps';
import { PlainList } from '../ui/layout';
import { color, font, media, radius, space } from '../ui/tokens';

const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  padding: ${space[2]} ${space[3]};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.patch};
  background: ${color.accentSoft};
  > svg {
    margin-top: 2px;
    color: ${color.accent};
  }
  ${media.phone} {
    padding: ${space[2]} 12px;
  }
`;

const Heading = styled.h2`
  font-size: ${font.h4};
  text-transform: none;
`;

const Steps = styled(PlainList)`
  grid-column: 2;
  display: grid;
  gap: 0 ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    font-weight: 600;
  }
`;

/** What is still the example's, each with the way to change it (rule 2.18); nothing once nothing is. */
export function FirstStepsCard({ left }: { left: readonly string[] }) {
  const steps = firstStepsOf(left);
  if (steps.length === 0) return null;
  return (
    <Root aria-labelledby="first-steps">
      <ListChecks size={22} strokeWidth={2} aria-hidden />
      <Heading id="first-steps">Make the shop yours</Heading>
      <Steps>
        {steps.map((step) => (
          <Step key={step.name}>
            <span>{step.left}</span>
            <a href={step.href}>{step.way}</a>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}
