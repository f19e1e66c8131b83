import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cells that a spreadsheet would run as a formula; an amount below zero, '-30.00', is none. Papaparse's own pattern misses texts
 * of several lines.
 */
const FORMULA = /^(?!-\d+\.\d{2}$)[=+\-@\t\r\n＝＋－＠]/;

export type CsvRow = Readonly<Record<string, string>>;

/** Rows as a CSV file (RFC 4180) that a spreadsheet opens as it is. */
export function csvFile(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + Papa.unparse([...rows], { escapeFormulae: FORMULA });
}
