import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Muted } from './arrange';
import { Container, Stack } from './layout';
import { Patch } from './patch';
import { media, space } from './tokens';

const Page = styled.section`
  min-height: 60svh;
  padding-block: ${space[8]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[3]} ${space[8]};
  }
`;

const Sheet = styled(Patch)`
  display: grid;
  gap: ${space[3]};
  max-width: 480px;
  margin-inline: auto;
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

/** The only sheet on a page where people sign in. */
export function AccountSheet({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Page>
      <Container>
        <Sheet>
          <Stack as="header" $gap={1}>
            <Heading as="h1" $size="clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)">
              {title}
            </Heading>
            <Muted $size="body">{text}</Muted>
          </Stack>
          {children}
        </Sheet>
      </Container>
    </Page>
  );
}
