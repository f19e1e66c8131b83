import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** Pixels per point: about 220 per inch, which a label printer has. */
const SCALE = 3;
/** A printer can't print closer to the edge, in inches. */
const EDGE_INCHES = 0.15;
const CHANNELS = 4;

/** Paper sizes in inches. */
export const PAPERS = { Letter: { width: 8.5, height: 11 }, '4 × 6': { width: 4, height: 6 } } as const;
export type PaperName = keyof typeof PAPERS;

export interface PrintedPage {
  /** In inches. */
  width: number;
  height: number;
  /** Without spaces and line breaks, because lines break anywhere. */
  text: string;
  /** The first code on the page. Null if there's none. */
  code: string | null;
  /** Share of the page that isn't white. */
  ink: number;
  hasInkAtEdge: boolean;
}

/** Text without spaces, because lines break anywhere. PDFium reads a hyphen at a line's end as U+FFFE. */
export const squeezed = (text: string) => text.replaceAll(/\s/g, '').replaceAll('\uFFFE', '-');

/** Prints a page as a browser does with this paper in its printer, and reads what's on each sheet. */
export async function printedPages(page: Page, paper: PaperName): Promise<PrintedPage[]> {
  const { width, height } = PAPERS[paper];
  const pdf = await page.pdf({ width: `${width}in`, height: `${height}in`, preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  try {
    return await readPages(await library.loadDocument(pdf));
  } finally {
    library.destroy();
  }
}

async function readPages(document: PDFiumDocument): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // Rendering closes the page.
    const text = squeezed(page.getText());
    const image = await page.render({ scale: SCALE, render: 'bitmap' });
    pages.push({
      width: originalWidth / 72,
      height: originalHeight / 72,
      text,
      code: codeIn(image),
      ...inkOn(image),
    });
  }
  document.destroy();
  return pages;
}

interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array;
}

function codeIn({ width, height, data }: Bitmap): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'BGRA', effort: 4, timeLimit: 5000 });
  } catch {
    // No code on the page.
    return null;
  }
}

function inkOn({ width, height, data }: Bitmap): Pick<PrintedPage, 'ink' | 'hasInkAtEdge'> {
  const edge = EDGE_INCHES * 72 * SCALE;
  let inked = 0;
  let hasInkAtEdge = false;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS;
      if ([0, 1, 2].every((channel) => (data[at + channel] ?? 0) > 250)) continue;
      inked += 1;
      if (x < edge || y < edge || x >= width - edge || y >= height - edge) hasInkAtEdge = true;
    }
  }
  return { ink: inked / (width * height), hasInkAtEdge };
}
