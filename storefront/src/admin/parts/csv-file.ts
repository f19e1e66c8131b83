import Papa from 'papaparse';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Cells that spreadsheets would run as formulas, but not '-30.00'. Papaparse misses multi-line text. */
const FORMULA = /^(?!-\d+\.\d{2}$)[=+\-@\t\r\n＝＋－＠]/;

export type CsvRow = Readonly<Record<string, string>>;

/** Returns rows as a CSV file (RFC 4180) that's safe to open in a spreadsheet. */
export function csvFile(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + Papa.unparse([...rows], { escapeFormulae: FORMULA });
}
