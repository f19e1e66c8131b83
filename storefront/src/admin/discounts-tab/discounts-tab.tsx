import { Panel } from '../panel';

/** The Discounts tab (spec 2). */
export function DiscountsTab() {
  return <Panel title="Discounts">{null}</Panel>;
}
