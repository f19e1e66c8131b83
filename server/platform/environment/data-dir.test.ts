import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrivate } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glove-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

it("makePrivate closes the shop's files to others and changes no other files", () => {
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'shop.sqlite'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  chmodSync(join(folder, 'media'), 0o755);
  for (const name of ['shop.sqlite', 'notes.txt']) chmodSync(join(folder, name), 0o644);
  makePrivate(folder);
  expect([mode('media'), mode('shop.sqlite'), mode('notes.txt')]).toEqual(['700', '600', '644']);
});

it('makePrivate accepts an empty folder', () => {
  expect(() => makePrivate(folder)).not.toThrow();
});
