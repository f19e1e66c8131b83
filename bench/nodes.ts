// npm run bench:nodes [-- VERSION…]: measures the built program and the API tests on each supported Node. Without versions, it updates
// bench/nodes.md. With BENCH_ROUNDS=1, it's quick.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { median, ROUNDS } from './figures';
import { costPerOrder } from './orders';
import { dataFolder, type Program, run, shopEnv, startProgram } from './processes';

/** The oldest supported version, and the latest of each later LTS line. */
const NODES = ['20.19', '22', '24', '26'];
const KEPT = 'bench/nodes.md';
const ORDERS = 10_000;
const SETTLE_MS = 3_000;

const chosen = process.argv.slice(2);
const COLUMNS = [
  'Node',
  'Start, wall',
  'Start, CPU',
  'Idle',
  'After orders',
  'CPU per order',
  'Warnings',
  'API tests passed',
  'Failed',
];

function nodeOf(version: string): string {
  // The `node` package has a script that installs this, and npm may not be allowed to run it.
  const name = `node-${process.platform}-${process.arch}`;
  const folder = resolve('.cache/nodes', version);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program))
    execFileSync('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      `${name}@${version}`,
    ]);
  return program;
}

async function measureProgram(node: string, filled: string): Promise<string[]> {
  const starts: Program['start'][] = [];
  for (let round = 1; ; round += 1) {
    const folder = dataFolder();
    cpSync(filled, folder, { recursive: true });
    const shop = await startProgram({ DATA_DIR: folder }, node);
    starts.push(shop.start);
    if (round < ROUNDS) {
      await shop.stop();
      continue;
    }
    await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    const idle = shop.memory().now;
    const cost = await costPerOrder(shop);
    const loaded = shop.memory().now;
    await shop.stop();
    const warnings = readFileSync(join(folder, 'log'), 'utf8').match(/^\(node:\d+\).*Warning/gm) ?? [];
    return [
      `${median(starts.map(({ wallMs }) => wallMs)).toFixed(0)} ms`,
      `${median(starts.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`,
      `${idle.toFixed(0)} MB`,
      `${loaded.toFixed(0)} MB`,
      `${cost.toFixed(2)} ms`,
      String(warnings.length),
    ];
  }
}

const outcome = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

function runApiTests(node: string): string[] {
  const TMPDIR = dataFolder();
  const outputFile = join(TMPDIR, 'api-tests.json');
  const args = ['run', '--project', 'api', '--reporter=json', `--outputFile=${outputFile}`];
  spawnSync(node, ['node_modules/vitest/vitest.mjs', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR },
  });
  const { numPassedTests, numFailedTests } = outcome.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  if (numFailedTests > 0) process.exitCode = 1;
  return [String(numPassedTests), String(numFailedTests)];
}

const loadBefore = loadavg()[0] ?? 0;
const filled = dataFolder();
await run('bench/fill.ts', [String(ORDERS), '0'], shopEnv({ DATA_DIR: filled }));
const rows: string[][] = [];
for (const version of chosen.length > 0 ? chosen : NODES) {
  const node = nodeOf(version);
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  rows.push([exact, ...(await measureProgram(node, filled)), ...runApiTests(node)]);
  process.stdout.write(`${rows.at(-1)?.join('  ')}\n`);
}
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC with ${ORDERS} orders stored; ${cpus().length} cores, load ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after; median of ${ROUNDS}.`,
  '',
  line(COLUMNS),
  `| --- |${' ---: |'.repeat(COLUMNS.length - 1)}`,
  ...rows.map(line),
].join('\n');
process.stdout.write(`\n${table}\n`);
if (chosen.length === 0)
  writeFileSync(
    KEPT,
    `# The shop on each version of Node\n\nWritten by \`npm run bench:nodes\`. On a busy machine compare CPU time, not wall time.\n\n${table}\n`,
  );
