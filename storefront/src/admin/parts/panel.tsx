import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Box, Cluster, Heading, Split } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { color } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** A list has no box, because it starts at the page's left edge. Its sticky column names have the page's color. */
const Flush = styled(Stack).attrs({ as: 'section' })`
  --ground: ${color.background};
  padding-top: 4px;
`;

interface PanelProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Box as="section" $on="raised" $gap={3} $pad={3} $phonePad="16px 12px" aria-labelledby={id}>
      <Head id={id} title={title} actions={actions} />
      {children}
    </Box>
  );
}

export function FlushPanel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Flush $gap={2} aria-labelledby={id}>
      <Head id={id} title={title} actions={actions} />
      {children}
    </Flush>
  );
}

function Head({ id, title, actions }: Pick<PanelProps, 'title' | 'actions'> & { id: string }) {
  return (
    <Split $gap="12px 16px" $align="center">
      <Heading $size="h3" id={id}>
        {title}
      </Heading>
      {actions && <Cluster $gap="12px">{actions}</Cluster>}
    </Split>
  );
}

/** A list whose title only screen readers hear, because its tab already shows it. */
export function TabPanel({ title, children }: Omit<PanelProps, 'actions'>) {
  const id = useId();
  return (
    <Flush $gap={1} aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </Flush>
  );
}
