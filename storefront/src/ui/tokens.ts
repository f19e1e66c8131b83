export const color = {
  background: 'var(--background)',
  surface: 'var(--surface)',
  raised: 'var(--raised)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  accentText: 'var(--accent-text)',
  accentSoft: 'var(--accent-soft)',
  stitch: 'var(--stitch)',
  stitchLine: 'var(--stitch-line)',
  danger: 'var(--danger)',
  dangerSolid: 'var(--danger-solid)',
  dangerSolidText: 'var(--danger-solid-text)',
  dangerSoft: 'var(--danger-soft)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  focus: 'var(--focus)',
  overlay: 'var(--overlay)',
} as const;

/** Multiples of the 8 px grid: `space[2]` is 16 px. */
export const space = {
  half: '4px',
  1: '8px',
  2: '16px',
  3: '24px',
  4: '32px',
  5: '40px',
  6: '48px',
  8: '64px',
  12: '96px',
  section: 'var(--section-space)',
  gutter: 'var(--gutter)',
} as const;
export type Gap = keyof typeof space | `${number}px` | `${number}px ${number}px`;

const spaces: Readonly<Record<string, string | undefined>> = space;

export const gapOf = (gap: Gap): string => spaces[gap] ?? `${gap}`;

export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  h4: 'var(--size-h4)',
  h3: 'var(--size-h3)',
  h2: 'var(--size-h2)',
  h1: 'var(--size-h1)',
} as const;

export const radius = {
  patch: 'var(--radius-patch)',
  field: 'var(--radius-field)',
} as const;

type Color = keyof typeof color;

/** A border with its corners, and the ground in it. */
export const frame = (
  on: Color,
  line: Color = 'line',
  corners: keyof typeof radius = 'patch',
  width = '1px',
) => `border: ${width} solid ${color[line]}; border-radius: ${radius[corners]}; background: ${color[on]};`;

export const shadow = {
  low: 'var(--shadow-low)',
  high: 'var(--shadow-high)',
  patchEdge: 'var(--patch-edge)',
} as const;

export const motion = {
  quick: 'var(--quick) var(--ease)',
  calm: 'var(--calm) var(--ease)',
} as const;

export const layer = {
  dock: 20,
  banner: 30,
  header: 40,
  dialog: 50,
  toast: 60,
} as const;

export const media = {
  phone: '@media (max-width: 639px)',
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 960px)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;

export const notPrinted = `${media.print} { display: none; }`;
