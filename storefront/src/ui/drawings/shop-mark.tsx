import { Drawing, type DrawingProps } from './drawing';
import { Layers } from './layers';
import { markLayers, markViewBox } from './mark-layers';

/** The shop's mark, a glove with one crossing of lace; holds at 32 px. */
export function ShopMark({ className, title }: DrawingProps) {
  return (
    <Drawing viewBox={markViewBox} className={className} title={title}>
      <Layers of={markLayers} />
    </Drawing>
  );
}
