import { useServing } from '../first-paint/use-served';

/** As wide as most days. */
const ROOM = 'May 04, 2026';

/** A day or time as its reader's clock has it, which the server doesn't know: in its page the text keeps its place. */
export function Local({ text }: { text: () => string }) {
  const isServing = useServing();
  return <span style={isServing ? { visibility: 'hidden' } : undefined}>{isServing ? ROOM : text()}</span>;
}
