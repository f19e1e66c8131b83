import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../ui/tokens';

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

/** A section's heading with a line below it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </Head>
  );
}
