import sharp from 'sharp';

interface Icon {
  /** In pixels. */
  size: number;
  /** A system may crop a maskable icon to a circle of 80% of its width. So the mark is smaller, and the background fills the icon. */
  purpose: 'any' | 'maskable';
}

const MASKABLE_SCALE = 0.7;
const MIDDLE = { x: 32, y: 34 };

/** Draws the shop's mark (favicon.svg) as an app's icon, a PNG. */
export function drawIcon(mark: string, { size, purpose }: Icon): Promise<Buffer> {
  const svg = purpose === 'maskable' ? maskable(mark) : mark;
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function maskable(mark: string): string {
  const [x, y] = [MIDDLE.x, MIDDLE.y].map((middle) => Number((32 - middle * MASKABLE_SCALE).toFixed(2)));
  return mark
    .replace(/ rx="\d+"/, '')
    .replace(/transform="[^"]*"/, `transform="translate(${x} ${y}) scale(${MASKABLE_SCALE})"`);
}
