import sharp from 'sharp';

/** Pixels of the grain's tile; noise of its own for every picture would cost most of the first start's time. */
const TILE = 256;

const GRAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}">
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7" stitchTiles="stitch"/>
<feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.04  0 0 0 0.5 -0.1"/></filter>
<rect width="${TILE}" height="${TILE}" filter="url(#grain)" opacity="0.26"/></svg>`;

let tile: Promise<Buffer> | undefined;

/** A drawing as a picture in PNG, with fine leather grain over everything. */
export async function rasterize(svg: string): Promise<Buffer> {
  tile ??= sharp(Buffer.from(GRAIN)).png().toBuffer();
  return (
    sharp(Buffer.from(svg))
      .composite([{ input: await tile, tile: true }])
      // Not packed: the shop draws what it stores anew.
      .png({ compressionLevel: 0 })
      .toBuffer()
  );
}
