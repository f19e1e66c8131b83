import styled, { css } from 'styled-components';

/** Only for screen readers, at some widths. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
