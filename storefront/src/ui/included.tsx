import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlainList } from './layout';
import { color, font } from './tokens';
import * as texts from './ui-texts';

const Lines = styled(PlainList)`
  display: grid;
  gap: 2px;
  li {
    position: relative;
    padding-left: 22px;
    line-height: 1.45;
  }
  /* A stitch, drawn with CSS because an image would be sent with every line. */
  li::before {
    position: absolute;
    top: 0.38em;
    left: 4px;
    width: 6px;
    height: 11px;
    border: solid ${color.accent};
    border-width: 0 2px 2px 0;
    rotate: 40deg;
    content: '';
  }
`;

const Terms = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.45;
`;

export const INCLUDED = texts.whatsIncluded;

export function Included({ lines = [], terms }: { lines?: readonly string[]; terms: ReactNode }) {
  return (
    <>
      {lines.length > 0 && (
        <Lines aria-label={INCLUDED}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
      <Terms>{terms}</Terms>
    </>
  );
}
