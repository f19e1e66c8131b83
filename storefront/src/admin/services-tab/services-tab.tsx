import { Panel } from '../panel';

/** The Services tab (spec 2). */
export function ServicesTab() {
  return <Panel title="Services">{null}</Panel>;
}
