import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openFile, waitForLocks } from '#server/platform/database/sqlite';
import { DATABASE_FILE } from '#server/platform/environment/data-dir';
import { type Contents, differences, expectKept, expectServed, type Row } from '#server/testing/kept-figures';
import { emptyShop, freshDataDir, type Program, runProgram, startProgram } from '#server/testing/program';
import { putRelease, RELEASES } from '#server/testing/releases';
import { migrations } from '../../../migrations/index';
import { version } from '../../../package.json';

const KILLS = 10;
/** The most time between a line of progress and the kill, in ms. */
const KILL_WITHIN_MS = 30;

function releaseIn(release: string): string {
  const folder = freshDataDir();
  putRelease(release, folder);
  return folder;
}

async function serve(DATA_DIR: string): Promise<Program> {
  return startProgram({ ...(await emptyShop(DATA_DIR)), LOG_LEVEL: 'info' });
}

/** Runs `npm run upgrade`. With a number, kills it a moment after that line of its progress. */
async function upgrade(DATA_DIR: string, args: string[] = [], killAtLine?: number) {
  const env = {
    ...{ PATH: process.env.PATH, LOG_LEVEL: 'error', NODE_ENV: 'production' as const },
    ...(await emptyShop(DATA_DIR)),
  };
  const child = spawn(process.execPath, ['dist/server/upgrade.js', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (killAtLine !== undefined && progressIn(output) >= killAtLine)
        setTimeout(() => child.kill('SIGKILL'), Math.random() * KILL_WITHIN_MS);
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const progressIn = (output: string) =>
  output.split('\n').filter((line) => line.startsWith('Upgrading')).length;

const named = z.array(z.looseObject({ name: z.string() }));

/** Runs statements on a folder's database, which a program may have open. */
async function onFile<Result>(
  folder: string,
  work: (run: (sql: string) => Promise<Row[]>) => Promise<Result>,
): Promise<Result> {
  const client = await openFile(join(folder, DATABASE_FILE));
  try {
    await waitForLocks(client);
    return await work(async (sql) => (await client.execute(sql)).rows.map((row) => ({ ...row })));
  } finally {
    client.close();
  }
}

/** Tables that an upgrade writes itself. It ended the sessions from before 1.0.0. */
const NOT_STORED = /^(payload_migrations|data_version|running_servers|.*_sessions|sqlite_.*|.*_search.*)$/;

const contentsOf = (folder: string): Promise<Contents> =>
  onFile(folder, async (run) => {
    const tables = named.parse(await run("SELECT name FROM sqlite_master WHERE type = 'table'"));
    const contents: Contents = {};
    for (const { name } of tables.filter((table) => !NOT_STORED.test(table.name)))
      contents[name] = await run(`SELECT * FROM "${name}" ORDER BY id`);
    return contents;
  });

const doneIn = (folder: string) =>
  onFile(folder, async (run) => named.parse(await run('SELECT name FROM payload_migrations')).length);

/** What a kill during the copy can leave behind. No process has this number. */
function leavePart(folder: string): void {
  mkdirSync(join(folder, 'backups'));
  for (const ending of ['', '-journal'])
    writeFileSync(join(folder, 'backups', `.part-before-999999999${ending}`), '');
}

const savedIn = (folder: string) => readdirSync(join(folder, 'backups')).toSorted();

describe.each(RELEASES)('data of version %s', (release) => {
  const folder = releaseIn(release);

  it('is copied and upgraded, with progress shown and nothing lost (rule 26.4)', async () => {
    const before = await contentsOf(folder);
    const { code, output } = await upgrade(folder);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Upgraded and checked') });
    const steps = migrations.length - (await doneIn(releaseIn(release)));
    expect(output).toContain(`step ${steps} of ${steps}`);
    expect(output).toContain('npm run upgrade -- back');
    expect(output).toMatch(/\nproblems: 0, warnings: \d+\nThe data is upgraded. Start the shop now.\n$/);
    expectKept(before, await contentsOf(folder));
    expect(savedIn(folder)).toEqual([`before-${release}.sqlite`]);
    expect(await upgrade(folder)).toEqual({
      code: 0,
      output: `The data is already at version ${version}.\n`,
    });
  });

  it('can be rolled back (rule 26.5)', async () => {
    const old = await contentsOf(releaseIn(release));
    expect(await upgrade(folder, ['back'])).toMatchObject({ code: 0 });
    expect(differences(old, await contentsOf(folder))).toEqual([]);
    expect(await doneIn(folder)).toBe(await doneIn(releaseIn(release)));
    expect(await upgrade(folder)).toMatchObject({ code: 0 });
    expect(savedIn(folder)).toEqual([`before-${release}.sqlite`, expect.stringMatching(/^undone-/)]);
  });

  it('survives ten kills during its upgrade (rule 26.4)', async () => {
    const killed = releaseIn(release);
    leavePart(killed);
    const before = await contentsOf(killed);
    const done = await doneIn(killed);
    const lines = migrations.length - done + 2;
    for (let n = 0; n < KILLS; n += 1) {
      await upgrade(killed, [], 1 + Math.floor((n / KILLS) * lines));
      expect([done, migrations.length]).toContain(await doneIn(killed));
    }
    expect(await upgrade(killed)).toMatchObject({ code: 0 });
    expectKept(before, await contentsOf(killed));
    const { url, stop } = await serve(killed);
    await expectServed(url);
    expect(await stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(savedIn(killed)).toEqual([`before-${release}.sqlite`]);
  });
});

describe('two versions at once (rule 26.6)', () => {
  const OLDER = `('older', '0.9.0', '20261121_141625_initial', ${Date.now() + 24 * 60 * 60 * 1000})`;
  const TABLE =
    'CREATE TABLE IF NOT EXISTS running_servers (id TEXT PRIMARY KEY, version TEXT NOT NULL, schema TEXT NOT NULL, until INTEGER NOT NULL)';

  it('an upgrade waits until the older server has stopped, and says so', async () => {
    const folder = releaseIn('1.0.0');
    await onFile(folder, async (run) => {
      await run(TABLE);
      await run(`INSERT INTO running_servers VALUES ${OLDER}`);
    });
    const newer = runProgram({ ...(await emptyShop(folder)), LOG_LEVEL: 'info' });
    await expect.poll(newer.stdout).toContain('Waiting for the server with version 0.9.0 to stop');
    expect(newer.stdout()).not.toContain('step 1');
    expect(await doneIn(folder)).toBeLessThan(migrations.length);
    await onFile(folder, (run) => run('DELETE FROM running_servers'));
    await expect.poll(newer.stdout).toContain('Upgraded and checked');
    await expect
      .poll(() =>
        fetch(`${newer.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    // Going back doesn't wait for other servers.
    expect(await upgrade(folder, ['back'])).toEqual({
      code: 1,
      output: `The shop is running (version ${version}). Stop it first.\n`,
    });
    await newer.stop('SIGTERM');
    expect(await upgrade(folder, ['back'])).toMatchObject({ code: 0 });
  });

  it('an older server stops once a newer one has taken over the data', async () => {
    const folder = releaseIn('1.0.0');
    const older = await serve(folder);
    await onFile(folder, (run) => run("UPDATE data_version SET version = '99.0.0'"));
    expect(await older.ended).toEqual({ code: 1, signal: null });
    expect(older.stdout()).toContain('This data was written by version 99.0.0.');
  });

  it('servers of one version start together, even on data to upgrade', async () => {
    const folder = releaseIn('0.1.0');
    const both = await Promise.all([serve(folder), serve(folder)]);
    for (const { stop } of both) expect(await stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(existsSync(join(folder, 'backups'))).toBe(true);
  });
});
