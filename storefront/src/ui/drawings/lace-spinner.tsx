import { keyframes, styled } from 'styled-components';
import { Drawing, type DrawingProps } from './drawing';

const circle = keyframes`
  to { transform: rotate(360deg); }
`;

const Lace = styled.g`
  transform-origin: 24px 24px;
  animation: ${circle} 1.1s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A loading indicator: the end of a lace circles an eyelet. */
export function LaceSpinner({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 48" className={className}>
      <circle cx={24} cy={24} r={6} stroke="var(--muted)" strokeWidth={3.5} />
      <Lace>
        <path d="M24 7A17 17 0 1 1 9.3 15.5" stroke="var(--accent)" strokeWidth={4.5} strokeLinecap="round" />
        <path d="M24 7L17 7.6" stroke="var(--text)" strokeWidth={5} strokeLinecap="round" />
      </Lace>
    </Drawing>
  );
}
