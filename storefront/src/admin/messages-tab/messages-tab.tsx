import { Panel } from '../panel';

/** The Messages tab (spec 2). */
export function MessagesTab() {
  return <Panel title="Messages">{null}</Panel>;
}
