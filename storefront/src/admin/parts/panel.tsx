import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Cluster, Heading, Split } from '../../ui/arrange';
import { color, media, radius, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

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

/** A panel whose heading is for screen readers only, because the tab above it says the same. */
const Quiet = styled(Root)`
  gap: 8px;
  padding: 8px 12px 12px;
  ${media.phone} {
    padding: 8px;
  }
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
      <Split $gap="12px 16px" $align="center">
        <Heading $size="h3" id={id}>
          {title}
        </Heading>
        {actions && <Cluster $gap="12px">{actions}</Cluster>}
      </Split>
      {children}
    </Root>
  );
}

/** A tab's whole sheet, named for screen readers alone: its tab stands right above it. */
export function TabPanel({ title, children }: Omit<PanelProps, 'actions'>) {
  const id = useId();
  return (
    <Quiet aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </Quiet>
  );
}
