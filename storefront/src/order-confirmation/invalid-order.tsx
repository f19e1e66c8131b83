import styled from 'styled-components';
import { paths } from '../addresses/paths';
import { ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Container, Section } from '../ui/section';
import { color, font, space } from '../ui/tokens';

const Column = styled(Container)`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  text-align: center;
  svg {
    width: min(280px, 70vw);
    height: auto;
  }
  a {
    margin-top: ${space[1]};
  }
`;

const Heading = styled.h1`
  font-size: ${font.h2};
`;

const Reason = styled.p`
  color: ${color.muted};
  font-size: ${font.lead};
`;

/** The address names no order. */
export function InvalidOrder() {
  return (
    <Section>
      <Column>
        <EmptyHook />
        <Heading>Invalid Order</Heading>
        <Reason>No order ID provided</Reason>
        <ButtonLink to={paths.home.href()}>Return Home</ButtonLink>
      </Column>
    </Section>
  );
}
