import { css } from 'styled-components';
import { color, layer, notPrinted } from '../ui/tokens';

/** A header across the page, below a phone's notch. */
export const headerBar = css`
  position: relative;
  z-index: ${layer.header};
  padding-top: env(safe-area-inset-top);
  border-bottom: 1px solid ${color.line};
  ${notPrinted}
`;

/** The lettering of the shop's name and its menu. */
export const sign = css`
  color: ${color.text};
  letter-spacing: 0.03em;
  text-decoration: none;
  text-transform: uppercase;
`;
