import type { ReactNode } from 'react';
import { useServing } from '../first-paint/use-served';
import * as texts from './ui-texts';

/** A day or time on the reader's clock, which the server doesn't know. In the server's page, a hidden date keeps the space. */
export function Local({ text }: { text: () => ReactNode }) {
  const isServing = useServing();
  return (
    <span style={isServing ? { visibility: 'hidden' } : undefined}>{isServing ? texts.anyDate : text()}</span>
  );
}
