import styled from 'styled-components';

/** A baseball's seam: pairs of small stitches on both sides of the line. Only whole pairs are shown. */
export const Seam = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  width: 100%;
  height: 12px;
  background: var(--stitch);
  mask: var(--seam-mask) 0 0 / 9px 12px round;
  print-color-adjust: exact;
`;
