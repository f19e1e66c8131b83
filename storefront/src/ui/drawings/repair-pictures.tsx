import { type DrawingProps, Layers } from './drawing';
import type { Layer } from './drawing-layer';
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

/** Palm patch. */
export function PalmPatchPicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(-86 -156) scale(0.5)">
        <Layers of={freshGlove} />
        <Layers of={patch} />
      </g>
    </ServiceGround>
  );
}

/** Finger stall: a seam sewn shut. */
export function FingerSeamPicture(props: DrawingProps) {
  return (
    <ServiceGround {...props}>
      <g transform="translate(-148 -34) scale(0.55)">
        <Layers of={freshGlove} />
        <Layers of={seam} />
      </g>
    </ServiceGround>
  );
}
