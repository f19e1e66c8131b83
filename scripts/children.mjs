import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const children = new Set();
const SIGNALS = ['SIGTERM', 'SIGINT'];
const PARENT_CHECK_MS = 250;

/** Starts a program that stops with this one, because most supervisors signal only this one. */
export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, stopChildren);
  children.add(child);
  const forget = () => {
    children.delete(child);
    if (children.size === 0) for (const signal of SIGNALS) process.off(signal, stopChildren);
  };
  child.once('error', forget);
  child.once('close', forget);
  return child;
}

/** Resolves to a program's exit code, or null if it couldn't start or was killed. */
export const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });

async function stopChildren(signal) {
  const ended = [...children].map((child) => {
    // Removed, because its listeners would treat this as a failure.
    child.removeAllListeners('close');
    child.kill(signal);
    return exitCodeOf(child);
  });
  await Promise.all(ended);
  process.exit(128 + constants.signals[signal]);
}

// If one fails, the others stop too.
process.on('exit', () => {
  for (const child of children) child.kill();
});

/** Stops this program once npm is gone, because a killed npm can't pass a signal on. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}
