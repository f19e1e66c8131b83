import { Panel } from '../panel';

/** The Customers tab (spec 2). */
export function CustomersTab() {
  return <Panel title="Customers">{null}</Panel>;
}
