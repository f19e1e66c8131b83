import { Layers } from './drawing';
import { type Layer, laced } from './drawing-layer';
import { heelLaces } from './glove-lace-paths';
import { freshGlove } from './glove-layers';
import { ServiceGround } from './grounds';

// A new piece of leather over the worn pocket, whip-stitched all round; the tear still shows below it.
const patch: readonly Layer[] = [
  {
    d: 'M520 690L538 668L530 654L552 634L546 620L566 600L572 626L560 642L566 656L548 676L552 692Z',
    fill: 'leather-deep',
  },
  { d: 'M404 486Q474 440 556 470Q590 520 566 588Q500 634 424 604Q384 548 404 486Z', fill: 'leather-light' },
  {
    d:
      'M412 502L394 496M428 480L416 464M456 468L450 450M486 463L486 445M518 466L524 448M546 476L558 462M560 500L578 492' +
      'M566 530L585 530M562 560L581 566M552 586L564 602M526 600L532 618M494 608L494 626M462 606L456 624M434 596L424 612' +
      'M418 574L402 584M406 546L387 550',
    line: 'chalk',
    width: 6,
  },
];

// A finger seam that has opened, closed again halfway by the needle.
const seam: readonly Layer[] = [
  { d: 'M586 158Q620 226 596 318Q566 240 586 158Z', fill: 'leather-deep' },
  { d: 'M572 250L612 262M570 274L608 286M574 296L604 308M574 226L614 238', line: 'lace-new', width: 6 },
  { d: 'M574 226C620 190 680 210 706 160', line: 'lace-new', width: 5 },
  { d: 'M699 162Q706 154 715 161Q726 118 744 80Q712 112 699 162Z', fill: 'muted' },
];

// Wool felt that goes back in between palm and lining, the layer below it already in place.
const felt: readonly Layer[] = [
  { d: 'M372 716C420 690 540 690 588 716L604 812C560 842 420 842 356 812Z', fill: 'lace-old' },
  { d: 'M380 706C424 684 536 684 580 706L594 796C552 824 426 824 366 796Z', fill: 'chalk' },
  {
    d: 'M402 724C440 706 520 706 558 724L568 782C530 800 440 800 394 782Z',
    line: 'accent',
    width: 3.4,
    dash: '9 8',
  },
];

// The heel is opened: its edge lies over the felt.
const openHeel: readonly Layer[] = [
  { d: 'M330 690C420 650 540 650 628 688L608 762Q470 730 336 764Z', fill: 'leather' },
  { d: 'M336 764Q470 730 608 762', line: 'leather-light', width: 9 },
];

// The wrist strap from close by: a player's name, half of its last letter still on the needle.
const strap: readonly Layer[] = [
  { d: 'M-10 56C90 40 230 40 330 56L330 148C230 164 90 164 -10 148Z', fill: 'leather' },
  {
    d: 'M-10 132C90 148 230 148 330 132L330 148C230 164 90 164 -10 148Z',
    fill: 'leather-deep',
    opacity: 0.45,
  },
  {
    d: 'M-10 66C90 50 230 50 330 66M-10 138C90 154 230 154 330 138',
    line: 'leather-light',
    width: 2.6,
    dash: '9 8',
  },
];

const letters =
  'M64 126L64 78L84 108L104 78L104 126M124 126L144 76L164 126M131 110L157 110M184 76L220 126M220 76L184 126';
const lettering: readonly Layer[] = [
  { d: letters, line: 'leather-deep', width: 15 },
  { d: letters, line: 'chalk', width: 10 },
  { d: 'M184 126C196 168 250 176 268 132', line: 'leather-deep', width: 5 },
  { d: 'M184 126C196 168 250 176 268 132', line: 'chalk', width: 3.4 },
  { d: 'M264 134Q268 126 274 132Q292 104 304 72Q276 98 264 134Z', fill: 'muted' },
];

/** Gloves with repairs other than lacing. */
export const repairPictures = {
  // Palm patch.
  'palm-patch': (
    <ServiceGround>
      <g transform="translate(-86 -156) scale(0.5)">
        <Layers of={freshGlove} />
        <Layers of={patch} />
      </g>
    </ServiceGround>
  ),
  // Finger stall: a seam sewn shut.
  seam: (
    <ServiceGround>
      <g transform="translate(-176 -34) scale(0.55)">
        <Layers of={freshGlove} />
        <g transform="translate(28 -34)">
          <Layers of={seam} />
        </g>
      </g>
    </ServiceGround>
  ),
  // Padding, and whatever else is repaired: felt for the heel.
  padding: (
    <ServiceGround>
      <g transform="translate(-76 -254) scale(0.5)">
        <Layers of={freshGlove} />
        <Layers of={felt} />
        <Layers of={openHeel} />
        <Layers of={laced([heelLaces.join('')], 'lace-new')} />
      </g>
    </ServiceGround>
  ),
  // Lettering: a name embroidered on the strap.
  lettering: (
    <ServiceGround>
      <Layers of={strap} />
      <Layers of={lettering} />
    </ServiceGround>
  ),
};
