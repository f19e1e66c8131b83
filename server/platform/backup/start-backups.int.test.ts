import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { resultOf } from './start-backups';

const backup = (script: string) =>
  spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

it('stops a backup that takes too long', async () => {
  const child = backup('setInterval(() => undefined, 1000)');
  const ended = once(child, 'exit');
  await expect(resultOf(child, 0.00001)).rejects.toThrow("the backup wasn't done after 0.00001 hours");
  expect(await ended).toEqual([null, 'SIGKILL']);
});

it('returns what a backup did, or why it failed', async () => {
  const done = { to: ['/backups'], problems: [] };
  await expect(resultOf(backup(`process.send({ done: ${JSON.stringify(done)} })`), 1)).resolves.toEqual(done);
  await expect(resultOf(backup("process.send({ problem: 'no room' })"), 1)).rejects.toThrow('no room');
  await expect(resultOf(backup('process.exit(3)'), 1)).rejects.toThrow('the backup ended early with 3');
});
