import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from './make-backup';

const folder = mkdtempSync(join(tmpdir(), 'glove-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataDir: string;
let archive: string;
let target: string;
let count = 0;

const execute = async ({ args }: { args: (string | number | null)[] }) => {
  writeFileSync(String(args[0]), 'the database');
  return { rows: [], rowsAffected: 0 };
};

beforeEach(() => {
  count += 1;
  dataDir = join(folder, `shop-${count}`);
  target = join(folder, `restored-${count}`);
  archive = join(folder, `saved-${count}.tar.gz`);
  mkdirSync(join(dataDir, 'media', 'thumbs'), { recursive: true });
  mkdirSync(target);
  writeFileSync(join(dataDir, 'secret'), 'a secret', { mode: 0o600 });
  writeFileSync(join(dataDir, 'media', 'one.webp'), 'a picture');
  writeFileSync(join(dataDir, 'media', 'thumbs', 'one.webp'), 'a small picture');
});

const save = () => makeBackup(dataDir, execute, archive);
const restore = () => restoreBackup(archive, target);

async function tamper(change: (unpacked: string) => void): Promise<void> {
  const unpacked = join(folder, `unpacked-${count}`);
  mkdirSync(unpacked);
  await extract({ file: archive, cwd: unpacked });
  change(unpacked);
  await create({ gzip: true, file: archive, cwd: unpacked }, readdirSync(unpacked));
}

describe('a backup', () => {
  it('contains the database and the pictures but not the secret, and leaves nothing else behind (rule 24.2)', async () => {
    await save();
    await restore();
    expect(readFileSync(join(target, 'shop.sqlite'), 'utf8')).toBe('the database');
    expect(readFileSync(join(target, 'media/thumbs/one.webp'), 'utf8')).toBe('a small picture');
    expect(readdirSync(target).sort()).toEqual(['media', 'shop.sqlite']);
    expect(readdirSync(dataDir).sort()).toEqual(['media', 'secret']);
  });

  it('contains a picture deleted during the backup', async () => {
    const deleting: typeof execute = async (statement) => {
      rmSync(join(dataDir, 'media', 'one.webp'));
      return execute(statement);
    };
    await makeBackup(dataDir, deleting, archive);
    await restore();
    expect(readFileSync(join(target, 'media/one.webp'), 'utf8')).toBe('a picture');
  });

  it('contains no unfinished files', async () => {
    mkdirSync(join(dataDir, 'outbox'));
    writeFileSync(join(dataDir, 'outbox', 'whole.eml'), 'a mail');
    const parts = ['media/.part-1', 'outbox/.part-2'].map((path) => join(dataDir, path));
    let isSaved = false;
    const writing = (async () => {
      while (!isSaved) {
        for (const part of parts) appendFileSync(part, 'a little more of it');
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await save().finally(() => {
      isSaved = true;
    });
    await writing;
    await restore();
    expect(readdirSync(join(target, 'outbox'))).toEqual(['whole.eml']);
    expect(readdirSync(join(target, 'media')).sort()).toEqual(['one.webp', 'thumbs']);
  });

  it('never replaces an existing backup', async () => {
    writeFileSync(archive, 'an older one');
    await expect(save()).rejects.toThrow('already exists');
    expect(readFileSync(archive, 'utf8')).toBe('an older one');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it("leaves nothing behind when the database can't be read", async () => {
    const failing = () => Promise.reject(new Error('disk I/O error'));
    await expect(makeBackup(dataDir, failing, archive)).rejects.toThrow('disk I/O error');
    expect(readdirSync(dataDir).sort()).toEqual(['media', 'secret']);
    expect(readdirSync(folder).filter((name) => name.startsWith(`saved-${count}`))).toEqual([]);
  });
});

describe('a restore', () => {
  it('is refused if there is a shop', async () => {
    await save();
    writeFileSync(join(target, 'shop.sqlite'), 'another shop');
    await expect(restore()).rejects.toThrow('already holds a shop');
    expect(readFileSync(join(target, 'shop.sqlite'), 'utf8')).toBe('another shop');
  });

  it.each([
    ['a changed picture', (at: string) => writeFileSync(join(at, 'media/one.webp'), 'other')],
    ['a missing picture', (at: string) => rmSync(join(at, 'media/one.webp'))],
    ['a file nobody saved', (at: string) => writeFileSync(join(at, 'media/more.webp'), 'more')],
    ['a changed database', (at: string) => writeFileSync(join(at, 'shop.sqlite'), 'other')],
  ])('is refused for %s and writes nothing', async (_what, change) => {
    await save();
    await tamper(change);
    await expect(restore()).rejects.toThrow('This backup is damaged');
    expect(readdirSync(target)).toEqual([]);
  });

  it.each([
    ['no archive', () => writeFileSync(archive, 'not an archive'), "Can't read"],
    ['half an archive', () => writeFileSync(archive, readFileSync(archive).subarray(0, 200)), "Can't read"],
    ['another archive', () => tamper((at) => rmSync(join(at, 'manifest.json'))), "isn't a backup of a shop"],
    [
      'a manifest that is none',
      () => tamper((at) => writeFileSync(join(at, 'manifest.json'), '{"a":')),
      "isn't a backup",
    ],
  ])('is refused for %s', async (_what, change, message) => {
    await save();
    await change();
    await expect(restore()).rejects.toThrow(message);
    expect(readdirSync(target)).toEqual([]);
  });

  it('works after an interrupted one', async () => {
    await save();
    mkdirSync(join(target, '.restore'));
    mkdirSync(join(target, 'media'));
    writeFileSync(join(target, 'media', 'half.webp'), 'ha');
    await restore();
    expect(readdirSync(join(target, 'media')).sort()).toEqual(['one.webp', 'thumbs']);
  });
});
