import styled from 'styled-components';
import { frame, space } from './tokens';

const Text = styled.p`
  padding: ${space[2]} ${space[3]};
  ${frame('raised', 'lineStrong', 'field')}
`;

/** Says what doesn't work without scripts. It's shown only then. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <Text>{children}</Text>
    </noscript>
  );
}
