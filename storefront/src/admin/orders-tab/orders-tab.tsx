import { Panel } from '../panel';

/** The Orders tab (spec 2). */
export function OrdersTab() {
  return <Panel title="Orders">{null}</Panel>;
}
