import styled from 'styled-components';
import { formatDays } from '#domain/words/shop-words';
import { useShopFacts } from '../api/shop-facts';
import { StepPicture } from '../ui/drawings/step-picture';
import { Container, PlainList, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import { color, media, space } from '../ui/tokens';
import * as texts from './home-texts';

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
    title: texts.chooseService,
    text: texts.pickWork,
  },
  {
    drawing: <StepPicture step="ship-or-drop-off" />,
    title: texts.shipOrDropOffTitle,
    text: texts.shipOrDropOffHint,
  },
  {
    drawing: <StepPicture step="expert-repair" />,
    title: texts.expertRepair,
    text: texts.weDoWork(formatDays(turnaroundDays)),
  },
  {
    drawing: <StepPicture step="receive-glove" />,
    title: texts.receiveGlove,
    text: texts.weSendItBack,
  },
];

/** The four steps from order to finished glove (rule 2.8). */
export function HowItWorks() {
  const { turnaroundDays } = useShopFacts();
  return (
    <Band aria-labelledby="how-heading">
      <Container>
        <SectionHead id="how-heading" title={texts.howItWorks}>
          {texts.fourSteps}
        </SectionHead>
        <Steps as="ol">
          {stepsOf(turnaroundDays).map(({ drawing, title, text }, index) => (
            <Step key={title}>
              {drawing}
              <h3>
                <span aria-hidden>{index + 1}</span>
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
