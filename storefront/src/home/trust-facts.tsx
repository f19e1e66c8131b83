import styled from 'styled-components';
import { Seam } from '../ui/drawings/seam';
import { Container, PlainList } from '../ui/layout';
import { color, font, media, space } from '../ui/tokens';

const Facts = styled(PlainList)`
  display: grid;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]} ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
  }
  ${media.desktop} {
    padding-block: ${space[4]} ${space[5]};
  }
`;

const Fact = styled.li`
  color: ${color.muted};
  line-height: 1.35;
  strong {
    display: block;
    color: ${color.text};
    font-family: ${font.display};
    font-size: clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem);
    line-height: 1.15;
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }
`;

/** What a visitor can rely on, set like a line score. */
export function TrustFacts({ facts }: { facts: readonly { figure: string; meaning: string }[] }) {
  return (
    <Container>
      <Seam />
      <Facts>
        {facts.map(({ figure, meaning }) => (
          <Fact key={figure}>
            <strong>{figure}</strong> {meaning}
          </Fact>
        ))}
      </Facts>
    </Container>
  );
}
