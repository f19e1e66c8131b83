import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from './layout';
import { Patch } from './patch';
import { color, font, media, space } from './tokens';

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

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem);
`;

const Text = styled.p`
  margin-top: ${space[1]};
  color: ${color.muted};
  font-size: ${font.body};
`;

interface AccountSheetProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The one sheet of a page where somebody signs in. */
export function AccountSheet({ title, text, children }: AccountSheetProps) {
  return (
    <Page>
      <Container>
        <Sheet>
          <header>
            <Heading>{title}</Heading>
            <Text>{text}</Text>
          </header>
          {children}
        </Sheet>
      </Container>
    </Page>
  );
}
