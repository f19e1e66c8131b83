import styled from 'styled-components';
import { color, radius, space } from './tokens';

const Text = styled.p`
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.field};
  background: ${color.raised};
`;

/** What doesn't work without scripts, shown only then. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <Text>{children}</Text>
    </noscript>
  );
}
