import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '../../ui/tokens';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  ${media.phone} {
    padding: ${space[2]} 12px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h2`
  font-size: ${font.h3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

interface PanelProps {
  title: string;
  /** Buttons that concern the whole panel. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a tab, on its sheet. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Heading id={id}>{title}</Heading>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}
