import styled, { keyframes } from 'styled-components';
import { color, radius } from './tokens';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bar = styled.span`
  display: block;
  max-width: 100%;
  border-radius: ${radius.field};
  background: ${color.line};
  animation: ${breathe} var(--breath) ease-in-out infinite;
`;

/** The shape of content that's loading. Announce 'Loading' to screen readers separately. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  width?: string | number;
  height?: string | number;
}) {
  return <Bar style={{ width, height }} aria-hidden />;
}
