import { PageTitle } from '../api/page-title';
import { Container, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import { Albums } from './albums';

/** Gloves that went through the workshop (rule 2.9). */
export function OurWorkPage() {
  return (
    <>
      <PageTitle page="ourWork" />
      <Section>
        <Container>
          <SectionHead as="h1" title="OUR WORK">
            What our bench does for a glove. Open a picture to see the stitches up close.
          </SectionHead>
          <Albums />
        </Container>
      </Section>
    </>
  );
}
