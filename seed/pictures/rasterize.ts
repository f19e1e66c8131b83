import { z } from 'zod';
import { inPictureProcess } from '#server/photos/picture-process';

/** The size of the grain's tile. Making new noise for each picture would take most of the first start. */
const TILE = 256;

const GRAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}">
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7" stitchTiles="stitch"/>
<feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.04  0 0 0 0.5 -0.1"/></filter>
<rect width="${TILE}" height="${TILE}" filter="url(#grain)" opacity="0.26"/></svg>`;

const picture = z.instanceof(Buffer);
const webp = async (input: { svg: string; tile?: Buffer }) =>
  picture.parse(await inPictureProcess('rasterize', input));

let tile: Promise<Buffer> | undefined;

/** Returns a drawing as WebP with fine leather grain. */
export async function rasterize(svg: string): Promise<Buffer> {
  tile ??= webp({ svg: GRAIN });
  return webp({ svg, tile: await tile });
}
