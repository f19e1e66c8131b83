import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glove-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

it("closeToOthers closes the shop's open files and leaves others alone", () => {
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'shop.sqlite'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  chmodSync(join(folder, 'media'), 0o755);
  for (const name of ['shop.sqlite', 'notes.txt']) chmodSync(join(folder, name), 0o644);
  closeToOthers(folder);
  expect([mode('media'), mode('shop.sqlite'), mode('notes.txt')]).toEqual(['700', '600', '644']);
});

it('closeToOthers accepts an empty folder', () => {
  expect(() => closeToOthers(folder)).not.toThrow();
});
