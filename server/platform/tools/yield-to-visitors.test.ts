import { expect, it } from 'vitest';
import { yieldToVisitors } from './per-shop';

it('yieldToVisitors lets others run after each step, no matter how many tasks run', async () => {
  const shop = {};
  let steps = 0;
  const work = async () => {
    for (let step = 0; step < 5; step += 1) {
      await yieldToVisitors(shop);
      steps += 1;
    }
  };
  let isOver = false;
  const between: number[] = [];
  const listen = (before: number) => {
    between.push(steps - before);
    if (!isOver) setImmediate(listen, steps);
  };
  setImmediate(listen, 0);
  await Promise.all(Array.from({ length: 8 }, work));
  isOver = true;
  expect(steps).toBe(40);
  expect(Math.max(...between)).toBe(1);
});
