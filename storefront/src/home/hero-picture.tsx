import styled from 'styled-components';
import { HeroGlove } from '../ui/drawings/hero-glove';

const Glove = styled(HeroGlove)`
  width: 100%;
  height: 100%;
`;

/** The glove of the first screen, which fills the place that is kept for it. */
export function HeroPicture() {
  return <Glove />;
}
