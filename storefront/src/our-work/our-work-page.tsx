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
            See what our bench can do. Open a picture for a close look at the stitches.
          </SectionHead>
          <Albums />
        </Container>
      </Section>
    </>
  );
}
