import styled from 'styled-components';
import { PageTitle } from '../api/page-title';
import { Container, Section } from '../ui/layout';
import { color, font, space } from '../ui/tokens';
import { Albums } from './albums';

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 640px;
  margin-bottom: ${space[5]};
  p {
    color: ${color.muted};
    font-size: ${font.lead};
  }
`;

const Heading = styled.h1`
  font-size: ${font.h2};
`;

/** Gloves that went through the workshop (rule 2.9). */
export function OurWorkPage() {
  return (
    <>
      <PageTitle page="ourWork" />
      <Section>
        <Container>
          <Head>
            <Heading>OUR WORK</Heading>
            <p>What our bench does for a glove. Open a picture to see the stitches up close.</p>
          </Head>
          <Albums />
        </Container>
      </Section>
    </>
  );
}
