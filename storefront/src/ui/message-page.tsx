import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Section } from './layout';
import { color, font, media, radius, space } from './tokens';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[5]} ${space[8]};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  h1 {
    font-size: ${font.h2};
  }
  > p {
    max-width: 56ch;
    color: ${color.muted};
    font-size: ${font.lead};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: ${space[1]};
  }
`;

const Picture = styled.div`
  max-width: 480px;
  svg {
    width: 100%;
    height: auto;
    border-radius: ${radius.patch};
  }
  ${media.desktop} {
    order: 1;
  }
`;

interface MessagePageProps {
  drawing?: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

export function MessagePage({ drawing, title, text, actions }: MessagePageProps) {
  return (
    <Section>
      <Columns>
        {drawing && <Picture>{drawing}</Picture>}
        <Text>
          <h1>{title}</h1>
          <p>{text}</p>
          <div>{actions}</div>
        </Text>
      </Columns>
    </Section>
  );
}
