import styled from 'styled-components';
import { formatDays } from '#domain/words/shop-words';
import { useShopFacts } from '../api/shop-facts';
import { StepPicture } from '../ui/drawings/step-picture';
import { Container, PlainList, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import { color, media, space } from '../ui/tokens';

const Band = styled(Section)`
  background-color: ${color.surface};
  background-image: var(--grain);
`;

const Steps = styled(PlainList)`
  display: grid;
  gap: ${space[4]} ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  > span {
    width: 100%;
    max-width: 300px;
    margin-bottom: ${space[1]};
  }
  h3 {
    display: flex;
    gap: 10px;
  }
  h3 span {
    color: ${color.accent};
  }
  p {
    color: ${color.muted};
  }
  ${media.phone} {
    grid-template-columns: 116px minmax(0, 1fr);
    column-gap: ${space[2]};
    > span {
      grid-row: 1 / span 2;
      margin: 0;
    }
    h3 {
      align-self: end;
    }
  }
`;

const stepsOf = (turnaroundDays: number) => [
  {
    drawing: <StepPicture step="choose-service" />,
    title: 'Choose Service',
    text: 'Pick the work and, for relacing, the lace color. Tell us what your glove needs.',
  },
  {
    drawing: <StepPicture step="ship-or-drop-off" />,
    title: 'Ship or Drop Off',
    text: "We'll email shipping instructions within 24 hours. Or bring your glove to us.",
  },
  {
    drawing: <StepPicture step="expert-repair" />,
    title: 'Expert Repair',
    text: `We do the work on our bench. Our standard turnaround is ${formatDays(turnaroundDays)}.`,
  },
  {
    drawing: <StepPicture step="receive-glove" />,
    title: 'Receive Glove',
    text: 'We send it back to your door, or you pick it up. Then play catch.',
  },
];

/** The four steps from order to glove in hand (rule 2.8). */
export function HowItWorks() {
  const { turnaroundDays } = useShopFacts();
  return (
    <Band aria-labelledby="how-heading">
      <Container>
        <SectionHead id="how-heading" title="How it works">
          Four steps, and you can do the first two right here.
        </SectionHead>
        <Steps as="ol">
          {stepsOf(turnaroundDays).map(({ drawing, title, text }, place) => (
            <Step key={title}>
              {drawing}
              <h3>
                <span aria-hidden>{place + 1}</span>
                {title}
              </h3>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </Band>
  );
}
