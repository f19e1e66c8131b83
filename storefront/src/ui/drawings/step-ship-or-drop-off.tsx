import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
import { freshGlove } from './glove-layers';
import { Scene } from './grounds';

const door: readonly Layer[] = [
  { d: 'M178 78H274V208H178Z', fill: 'leather-deep' },
  { d: 'M187 87H265V208H187Z', fill: 'leather' },
  { d: 'M198 104H254V148H198Z', fill: 'lace-new', opacity: 0.9 },
  { d: 'M226 104V148M198 126H254', line: 'leather-deep', width: 4 },
  { d: 'M198 160H254V198H198Z', line: 'leather-light', width: 1.6, dash: '5 4' },
  { d: 'M256 172h0', line: 'leather-light', width: 9 },
];

// Five cloth strips, each with its own scallop; every other one in the accent.
const awning: readonly Layer[] = [
  {
    d: 'M196 46H216L213 74V80A13 13 0 0 1 187 80V74ZM236 46H256L265 74V80A13 13 0 0 1 239 80V74Z',
    fill: 'chalk',
  },
  {
    d: 'M176 46H196L187 74V80A13 13 0 0 1 161 80V74ZM216 46H236L239 74V80A13 13 0 0 1 213 80V74ZM256 46H276L291 74V80A13 13 0 0 1 265 80V74Z',
    fill: 'accent',
  },
  { d: 'M176 46H276', line: 'leather-deep', width: 6 },
];

const boxBack: readonly Layer[] = [{ d: 'M52 150L38 126H134L152 150Z', fill: 'leather-deep' }];

const box: readonly Layer[] = [
  { d: 'M48 144H156V208H48Z', fill: 'leather-light' },
  { d: 'M48 144L30 162L36 168L62 150ZM156 144L174 162L168 168L142 150Z', fill: 'leather' },
  { d: 'M94 144H110V208H94Z', fill: 'leather' },
  { d: 'M118 178H146V198H118Z', fill: 'chalk' },
  { d: 'M123 185H141M123 191H134', line: 'leather-deep', width: 2 },
];

/** How it works, 2: a parcel at the door of the shop. */
export function StepShipOrDropOff(props: DrawingProps) {
  return (
    <Scene {...props}>
      <Layers of={door} />
      <Layers of={awning} />
      <Layers of={boxBack} />
      <g transform="translate(42 62) scale(0.15)">
        <Layers of={freshGlove} />
      </g>
      <Layers of={box} />
    </Scene>
  );
}
