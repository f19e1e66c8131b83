import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freeIdleMemory, LOOK_EVERY_MS } from './idle-memory';

const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shop() {
  const server = createServer();
  const memory = { usedMb: 150, freedMb: 0 };
  const collect = vi.fn(() => {
    memory.usedMb -= memory.freedMb;
  });
  freeIdleMemory(server, { collect, used: () => memory.usedMb * MB });
  const pass = (visitors: number) => {
    for (let n = 0; n < visitors; n += 1) server.emit('request');
    vi.advanceTimersByTime(LOOK_EVERY_MS);
  };
  return { memory, collect, pass };
}

it('frees memory after the start, and once more when it has grown', () => {
  const { memory, collect, pass } = shop();
  memory.freedMb = 30;
  pass(0);
  expect(collect).toHaveBeenCalledTimes(1);
  pass(0);
  memory.usedMb += 1.5;
  pass(0);
  expect(collect).toHaveBeenCalledTimes(1);
  memory.usedMb += 1.5;
  pass(0);
  expect(collect).toHaveBeenCalledTimes(2);
});

it("doesn't try again when there was nothing to free", () => {
  const { collect, pass } = shop();
  for (let n = 0; n < 10; n += 1) pass(0);
  expect(collect).toHaveBeenCalledTimes(1);
});

it('waits for visitors to leave, but not for a health check and a monitor', () => {
  const { collect, pass } = shop();
  for (let n = 0; n < 10; n += 1) pass(20);
  expect(collect).not.toHaveBeenCalled();
  pass(4);
  expect(collect).toHaveBeenCalledTimes(1);
});
