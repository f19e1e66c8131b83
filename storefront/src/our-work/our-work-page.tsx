import { PageTitle } from '../api/page-title';
import { Container, Section } from '../ui/layout';
import { SectionHead } from '../ui/section-head';
import { Albums } from './albums';
import * as texts from './our-work-texts';

/** The gallery of finished gloves (rule 2.9). */
export function OurWorkPage() {
  return (
    <>
      <PageTitle page="ourWork" />
      <Section>
        <Container>
          <SectionHead as="h1" title={texts.ourWork}>
            {texts.seeWhatBench}
          </SectionHead>
          <Albums />
        </Container>
      </Section>
    </>
  );
}
