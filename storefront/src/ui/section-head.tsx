import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from './tokens';

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 640px;
  margin-bottom: ${space[5]};
  h1 {
    font-size: ${font.h2};
  }
  p {
    color: ${color.muted};
    font-size: ${font.lead};
  }
`;

interface SectionHeadProps {
  as?: 'h1' | 'h2';
  id?: string;
  title: string;
  children: ReactNode;
}

export function SectionHead({ as: Title = 'h2', id, title, children }: SectionHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      <p>{children}</p>
    </Head>
  );
}
