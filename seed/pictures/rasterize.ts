import sharp from 'sharp';

/** Size of the grain's tile. New noise for every picture would take most of the first start. */
const TILE = 256;

const GRAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}">
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7" stitchTiles="stitch"/>
<feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.07  0 0 0 0 0.04  0 0 0 0.5 -0.1"/></filter>
<rect width="${TILE}" height="${TILE}" filter="url(#grain)" opacity="0.26"/></svg>`;

let tile: Promise<Buffer> | undefined;

/** Returns a drawing as a PNG with fine leather grain. */
export async function rasterize(svg: string): Promise<Buffer> {
  tile ??= sharp(Buffer.from(GRAIN)).png().toBuffer();
  return (
    sharp(Buffer.from(svg))
      .composite([{ input: await tile, tile: true }])
      // Uncompressed, because the shop re-encodes what it stores.
      .png({ compressionLevel: 0 })
      .toBuffer()
  );
}
