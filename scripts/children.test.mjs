import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const HELPER = new URL('children.mjs', import.meta.url).href;
const WAIT = "['-e', 'setInterval(() => undefined, 1000)']";

async function startScript(more = '') {
  const code = `import { exitCodeOf, spawnChild } from '${HELPER}';
    const child = spawnChild(process.execPath, ${WAIT});
    process.stdout.write(String(child.pid));
    ${more}
    if (await exitCodeOf(child) !== 0) process.exit(1);`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const [pid] = await once(script.stdout, 'data');
  return { script, pid: Number(pid) };
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('%s to a script stops its programs first, without a failure', async (signal, code) => {
  const { script, pid } = await startScript();
  script.kill(signal);
  expect(await once(script, 'exit')).toEqual([code, null]);
  expect(isAlive(pid)).toBe(false);
});

it('a failing script stops its programs', async () => {
  const { script, pid } = await startScript('throw new Error("broken");');
  expect(await once(script, 'exit')).toEqual([1, null]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});
