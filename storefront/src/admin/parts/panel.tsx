import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Box, Cluster, Heading, Split } from '../../ui/arrange';
import { media } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The heading is only for screen readers, because the tab above it has the same text. */
const UntitledBox = styled(Box).attrs({ $on: 'raised' })`
  gap: 8px;
  padding: 8px 12px 12px;
  ${media.phone} {
    padding: 8px;
  }
`;

interface PanelProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a tab. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Box as="section" $on="raised" $gap={3} $pad={3} $phonePad="16px 12px" aria-labelledby={id}>
      <Split $gap="12px 16px" $align="center">
        <Heading $size="h3" id={id}>
          {title}
        </Heading>
        {actions && <Cluster $gap="12px">{actions}</Cluster>}
      </Split>
      {children}
    </Box>
  );
}

/** A tab's panel, named only for screen readers because its tab is right above it. */
export function TabPanel({ title, children }: Omit<PanelProps, 'actions'>) {
  const id = useId();
  return (
    <UntitledBox as="section" aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </UntitledBox>
  );
}
