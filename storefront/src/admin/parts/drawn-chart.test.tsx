import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ChartData, DrawnChart } from './drawn-chart';

/** Draws a chart and returns the words on it. Tests have no canvas, so this one only records. */
function wordsOn(data: ChartData): string[] {
  const words: string[] = [];
  const known = new Map<string | symbol, unknown>([
    ['measureText', () => ({ width: 20 })],
    ['fillText', (word: string) => words.push(word)],
  ]);
  const { getContext } = HTMLCanvasElement.prototype;
  onTestFinished(() => void Object.assign(HTMLCanvasElement.prototype, { getContext }));
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      known.set('canvas', this);
      return new Proxy({}, { get: (_context, name) => known.get(name) ?? (() => undefined) });
    },
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 600));
  render(<DrawnChart data={data} height={600} />);
  return words;
}

it.each([
  ['nothing was paid', [0, 0], ['$0', '$2', '$4', '$6', '$8', '$10']],
  ['much was paid', [100_000, 0], ['$0', '$200', '$400', '$600', '$800', '$1,000']],
])('the axis of amounts says each amount once if %s', (_when, amounts, ticks) => {
  const series = [{ label: 'Money', color: 'accent', data: amounts } as const];
  const words = wordsOn({ label: 'Weeks', series, ticks: ['a', 'b'], titles: ['a', 'b'], barWidth: 10 });
  expect(words.filter((word) => word.startsWith('$'))).toEqual(ticks);
});
