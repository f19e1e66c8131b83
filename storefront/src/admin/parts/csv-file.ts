import Papa from 'papaparse';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches cells that a spreadsheet would run as a formula, except negative amounts ('-30.00'). Papaparse's own pattern misses text with
 * several lines.
 */
const FORMULA = /^(?!-\d+\.\d{2}$)[=+\-@\t\r\n＝＋－＠]/;

export type CsvRow = Readonly<Record<string, string>>;

/** Returns rows as a CSV file (RFC 4180) that's safe to open in a spreadsheet. */
export function csvFile(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + Papa.unparse([...rows], { escapeFormulae: FORMULA });
}
