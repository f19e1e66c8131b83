// node scripts/check-image.mjs [--whole]: builds the image and runs it read-only and without root (rule 26.1), if there's a program that
// builds images. Without --whole, the last stage uses this folder's own build, which takes seconds instead of minutes.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodeOf } from './children.mjs';
import { fail, print } from './install.mjs';

const IMAGE = 'glove-shop:check';
const MAX_MB = 250;
const START_MS = 120_000;
const NODE_USER = 1000;
/** Above the ports that operating systems hand out to clients. */
const PORT = '61310';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [, base] = /^FROM (\S+)/m.exec(dockerfile);
const [health, main] = [...dockerfile.matchAll(/^\s*CMD (\[.*\])$/gm)].map(([, words]) => JSON.parse(words));
const [, imageEnv] = /^ENV (.*)$/m.exec(dockerfile);

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const outputOf = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();

/** Docker and Podman use the same commands. */
const daemon = (command) => ({
  isHere: () => succeeds(command, 'info'),
  hasBase: () => succeeds(command, 'image', 'inspect', base) || succeeds(command, 'pull', base),
  build: [command, 'build', '--tag', IMAGE],
  open: () => ({
    run: (words, env, data) => {
      const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--network', 'host'];
      const given = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
      return [command, 'run', '--rm', ...limits, ...given, '--volume', `${data}:/data`, IMAGE, ...words];
    },
  }),
});

const IN_ROOT = `mount --bind "$ROOT" "$ROOT" && mount -o remount,ro,bind "$ROOT" && mount --rbind /dev "$ROOT/dev" &&
  mount --bind "$DATA" "$ROOT/data" && mount -t proc proc "$ROOT/proc" && mount -t tmpfs tmpfs "$ROOT/tmp" &&
  exec chroot --userspec=${NODE_USER}:${NODE_USER} "$ROOT" env --ignore-environment --chdir=/shop "$@"`;
/** Buildah's default limit is too low for npm. */
const FILES = outputOf('sh', '-c', 'ulimit -Hn').replace('unlimited', '65536');
const buildah = {
  isHere: () => process.getuid?.() === 0 && succeeds('buildah', 'images'),
  hasBase: () => succeeds('buildah', 'inspect', '--type', 'image', base) || succeeds('buildah', 'pull', base),
  build: [
    'buildah',
    'build',
    '--isolation',
    'chroot',
    '--ulimit',
    `nofile=${FILES}`,
    '--layers',
    '--tag',
    IMAGE,
  ],
  open: () => {
    const container = outputOf('buildah', 'from', IMAGE);
    const ROOT = outputOf('buildah', 'mount', container);
    const shell = ['unshare', '--mount', 'sh', '-c', IN_ROOT, 'sh', 'PATH=/usr/local/bin:/usr/bin:/bin'];
    return {
      run: (words, env, data) => [
        ...['env', `ROOT=${ROOT}`, `DATA=${data}`, ...shell, ...imageEnv.split(' ')],
        ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
        ...words,
      ],
      close: () => succeeds('buildah', 'rm', container),
    };
  },
};

const builder = [daemon('docker'), daemon('podman'), buildah].find(({ isHere }) => isHere());
if (!builder) {
  print(
    "No container builder here, so the image isn't checked: install Docker, Podman, or Buildah (as root).",
  );
  process.exit();
}
if (!builder.hasBase()) {
  print(`${base} isn't here and can't be pulled, so the image isn't checked.`);
  process.exit();
}

const scratch = mkdtempSync(join(tmpdir(), 'image-'));
let image;
// Runs after a failure, too, because a failure exits right where it happens.
process.once('exit', () => {
  image?.close?.();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});
const [command, ...args] = builder.build;
const build = spawnSync(command, [...args, process.argv.includes('--whole') ? '.' : lastStage()], {
  encoding: 'utf8',
});
if (build.status !== 0) fail(`${build.stdout}\n${build.stderr}\nCouldn't build the image.`);

/** Makes a build folder that contains only the last stage. */
function lastStage() {
  const folder = join(scratch, 'stage');
  const collect = spawnSync(process.execPath, ['scripts/collect-program.mjs', join(folder, 'program')]);
  if (collect.status !== 0) fail(`${collect.stderr}`);
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  writeFileSync(join(folder, 'Dockerfile'), stage.replace('--from=build /program', 'program'));
  return folder;
}

const data = join(scratch, 'data');
mkdirSync(data);
chownSync(data, NODE_USER, NODE_USER);
image = builder.open();
const settings = {
  DATA_DIR: '/data',
  PORT,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  SEED: 'none',
  ADMIN_PASSWORD: 'only-for-this-check',
};
const problems = [];
const expectThat = (isTrue, problem) => {
  if (!isTrue) problems.push(problem);
};

function inImage(words) {
  const [program, ...rest] = image.run(words, settings, data);
  return spawnSync(program, rest, { encoding: 'utf8' });
}

/** Starts the shop, waits until it answers, runs `work`, and stops it. Returns how long the start took, in ms. */
async function inShop(work) {
  const [program, ...rest] = image.run(main, settings, data);
  const started = Date.now();
  const shop = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = exitCodeOf(shop);
  const isUp = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (shop.exitCode !== null || Date.now() > started + START_MS) {
      shop.kill('SIGKILL');
      fail('The shop in the image never became ready.');
    }
    await wait(20);
  }
  const took = Date.now() - started;
  await work?.();
  shop.kill('SIGTERM');
  expectThat((await ended) === 0, "The shop in the image didn't stop cleanly on SIGTERM.");
  return took;
}

const size = Number.parseInt(inImage(['du', '-sm', '/shop']).stdout, 10);
expectThat(size <= MAX_MB, `/shop has ${size} MB. It may have ${MAX_MB}.`);
expectThat(inImage(['id', '-u']).stdout.trim() === String(NODE_USER), "The image's user isn't node.");
expectThat(inImage(['touch', '/shop/written']).status !== 0, 'The shop can write to its own folder.');
const first = await inShop();
const again = await inShop(async () => {
  expectThat(inImage(health).status === 0, 'The health check fails.');
  const { status } = await fetch(`http://127.0.0.1:${PORT}/cms/login`);
  expectThat(status === 200, `The editor answers ${status}.`);
  const backup = inImage(['node', 'dist/server/backup.js']);
  expectThat(backup.status === 0, `A backup in the image fails: ${backup.stderr}`);
});
print(
  `The image is fine: ${size} MB, ready after ${first} ms with new data, and after ${again} ms with existing data.`,
);
if (problems.length > 0) fail(problems.join('\n'));
