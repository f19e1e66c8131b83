import { Panel } from '../panel';

/** The Laces tab (spec 2). */
export function LacesTab() {
  return <Panel title="Laces">{null}</Panel>;
}
