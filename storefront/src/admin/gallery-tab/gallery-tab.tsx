import { Panel } from '../panel';

/** The Gallery tab (spec 2). */
export function GalleryTab() {
  return <Panel title="Gallery">{null}</Panel>;
}
