export type Tone =
  | 'background'
  | 'text'
  | 'muted'
  | 'accent'
  | 'success'
  | 'stitch'
  | 'leather'
  | 'leather-deep'
  | 'leather-light'
  | 'lace-old'
  | 'lace-new'
  | 'chalk';

/** One flat shape of a drawing. It's data, not markup, so React and the seed draw the same. */
export type Layer = {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
  dash?: string;
  opacity?: number;
};

export function stitched(d: string, line: Tone = 'leather-light'): Layer {
  return { d, line, width: 2.6, dash: '9 8' };
}

/** Returns a lace: a dark edge with the lace on top. It's drawn strand by strand, so crossings stay readable. */
export function laced(strands: readonly string[], line: Tone, width = 11.5): Layer[] {
  return strands.flatMap((d): Layer[] => [
    { d, line: 'leather-deep', width: width * 1.5 },
    { d, line, width },
  ]);
}
